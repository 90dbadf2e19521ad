import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { isSample, site } from '../../site';
import { LegalPage, LegalSection } from './legal-page';
import * as styles from './legal-page.module.css';

const { legal } = site;

/**
 * The operator's details as section 5 DDG and section 36 VSBG require. The EU's dispute platform is closed and left
 * out.
 */
export function ImprintScreen() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage name="imprint">
      <dl className={styles.facts}>
        <Fact name={t('imprint.provider')} of="legal.company">
          {legal.company}
          <br />
          {legal.street}
          <br />
          {legal.postcode} {legal.town}
        </Fact>
        <Fact name={t('imprint.representative')} of="legal.representative">
          {legal.representative}
        </Fact>
        <Fact name={t('imprint.phone')} of="bookingPhone">
          <a href={`tel:${site.bookingPhone.dialled}`}>{site.bookingPhone.shown}</a>
        </Fact>
        <Fact name={t('imprint.email')} of="email">
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Fact>
        <Fact name={t('imprint.register')} of="legal.register">
          {legal.register}
        </Fact>
        <Fact name={t('imprint.taxNumber')} of="legal.taxNumber">
          {legal.taxNumber}
        </Fact>
        <Fact name={t('imprint.authority')} of="legal.supervisoryAuthority">
          {legal.supervisoryAuthority}
        </Fact>
      </dl>
      <LegalSection title={t('imprint.disputes')} text={t('imprint.disputesText')} />
    </LegalPage>
  );
}

interface FactProps {
  readonly name: string;
  /** The fact's path in site.ts. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A labelled fact, marked if it is a sample. */
function Fact({ name, of, children }: FactProps) {
  const { t } = useTranslation('common');
  return (
    <div>
      <dt>
        {name}
        {isSample(of) && <span className={styles.mark}>{t('sampleMark')}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
