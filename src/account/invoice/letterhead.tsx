import { now } from '../../device/clock';
import { formatDay } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinWallTime } from '../../lib/berlin-time';
import { isSample, site } from '../../site';
import * as styles from './invoice.module.css';
import type { InvoiceDetails } from './invoice-details';

interface LetterheadProps {
  readonly title: string;
  readonly details: InvoiceDetails;
}

/** The head of a page: operator, recipient, date. Sample facts are marked as such. */
export function Letterhead({ title, details }: LetterheadProps) {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const { company, street, postcode, town, taxNumber } = site.legal;
  const recipient = details.recipient.trim();
  const today = formatDay(language, berlinWallTime(new Date(now())).date);
  return (
    <>
      <div className={styles.letterhead}>
        <address className={styles.address} translate="no">
          <strong>{company}</strong>
          <br />
          {street}
          <br />
          {postcode} {town}
          <br />
          {taxNumber && <span translate="yes">{t('taxNumber', { number: taxNumber })}</span>}
        </address>
        {isSample('legal.company') && <p className={styles.sample}>{t('sampleOperator')}</p>}
      </div>
      {recipient && (
        <div className={styles.recipient}>
          <p className={styles.small}>{t('recipient')}</p>
          <p className={styles.lines} translate="no">
            {recipient}
          </p>
        </div>
      )}
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.small}>{t('issued', { date: today })}</p>
    </>
  );
}

/** Cost centre and occasion, if given. */
export function DetailRows({ details }: { readonly details: InvoiceDetails }) {
  const { t } = useTranslation('invoice');
  const costCentre = details.costCentre.trim();
  const occasion = details.occasion.trim();
  return (
    <>
      {costCentre && <Fact name={t('details.costCentre')} value={costCentre} />}
      {occasion && <Fact name={t('details.occasion')} value={occasion} />}
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** `no` for names, addresses and numbers. */
  readonly translate?: 'no';
}

/** A name and its value. */
export const Fact = ({ name, value, translate }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd translate={translate}>{value}</dd>
  </div>
);
