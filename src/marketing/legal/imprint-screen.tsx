import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { isSample, site } from '../../site';
import { LegalPage, LegalSection, useArbitration } from './legal-page';
import * as styles from './legal-page.module.css';
import type { Legal } from './legal-pages';

const { company, street, postcode, town, taxNumber } = site.legal;

/**
 * The operator's details as section 5 DDG and section 36 VSBG require. The EU's dispute platform is closed and left
 * out.
 */
export function ImprintScreen({ legal }: { readonly legal: Legal }) {
  const { t } = useTranslation('legal');
  const arbitration = useArbitration(legal);
  const { representative, register, supervisoryAuthority } = legal.facts;
  const isMadeUp = (path: keyof typeof legal.facts) => legal.samples.includes(path);
  return (
    <LegalPage name="imprint" legal={legal}>
      <dl className={styles.facts}>
        <Fact name={t('imprint.provider')} isMadeUp={isSample('legal.company')}>
          <span translate="no">
            {company}
            <br />
            {street}
            <br />
            {postcode} {town}
          </span>
        </Fact>
        <Fact name={t('imprint.representative')} isMadeUp={isMadeUp('representative')}>
          <span translate="no">{representative}</span>
        </Fact>
        <Fact name={t('imprint.phone')} isMadeUp={isSample('bookingPhone')}>
          <a href={`tel:${site.bookingPhone.dialled}`} translate="no">
            {site.bookingPhone.shown}
          </a>
        </Fact>
        <Fact name={t('imprint.email')} isMadeUp={isSample('email')}>
          <a href={`mailto:${site.email}`} translate="no">
            {site.email}
          </a>
        </Fact>
        <Fact name={t('imprint.register')} isMadeUp={isMadeUp('register')}>
          {register}
        </Fact>
        <Fact name={t('imprint.taxNumber')} isMadeUp={isSample('legal.taxNumber')}>
          {taxNumber}
        </Fact>
        <Fact name={t('imprint.authority')} isMadeUp={isMadeUp('supervisoryAuthority')}>
          {supervisoryAuthority}
        </Fact>
      </dl>
      <LegalSection title={t('imprint.disputes')} text={`${arbitration} ${t('imprint.disputesText')}`} />
    </LegalPage>
  );
}

interface FactProps {
  readonly name: string;
  readonly isMadeUp: boolean;
  readonly children: ReactNode;
}

/** A labelled fact, marked if it is a sample. */
function Fact({ name, isMadeUp, children }: FactProps) {
  const { t } = useTranslation('common');
  return (
    <div>
      <dt>
        {name}
        {isMadeUp && <span className={styles.mark}>{t('sampleMark')}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
