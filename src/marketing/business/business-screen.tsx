import { ContactList } from '../../i18n/contact-list';
import { LocalLink } from '../../i18n/local-link';
import { useOriginalPath } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { usePriceRule } from '../../price/use-price-rule';
import { site } from '../../site';
import { TaxiSide } from '../../ui/drawings/taxi-side';
import * as styles from './business.module.css';
import { QuoteForm } from './quote-form';
import { SampleOrdersTable } from './sample-orders-table';
import { useBusinessStatus } from './use-business-status';

/** The questions on the business page in order; its structured data has the same ones. */
export const questions = ['account', 'pay', 'change'] as const;

const reasons = ['stops', 'bill', 'people'] as const;

/**
 * The business booking page at /business, /about and /contact (Spec §2); complete without a script. The form is first,
 * and the contact is below it; at /contact the contact is above it.
 */
export function BusinessScreen() {
  const { t } = useTranslation('business');
  const contactFirst = useOriginalPath().startsWith('/contact');
  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.say}>
          <h1>{t('headline')}</h1>
          <p className={`soft ${styles.lead}`}>{t('lead')}</p>
          {contactFirst && <ContactList />}
        </div>
        <QuoteForm />
        <div className={styles.say}>
          <AccountNotice />
          <h2 className={styles.reasonsTitle}>{t('reasons.title')}</h2>
          <ul className={styles.reasons}>
            {reasons.map((name) => (
              <li key={name}>
                <h3>{t(`reasons.${name}.title`)}</h3>
                <p className="soft">
                  {t(name === 'people' && site.openingHours ? 'reasons.people.hours' : `reasons.${name}.text`)}
                </p>
              </li>
            ))}
          </ul>
          <PriceRule />
          {!contactFirst && <ContactList />}
        </div>
      </div>
      <div className={styles.fleet}>
        <TaxiSide shape="estate" />
        <TaxiSide shape="van" />
        <TaxiSide />
      </div>
      <SampleOrdersTable />
      <section className={`wrap ${styles.questions}`} aria-labelledby="business-questions">
        <h2 id="business-questions">{t('questions.title')}</h2>
        <div className={styles.list}>
          {questions.map((name) => (
            <details key={name} className={styles.question}>
              <summary>{t(`questions.${name}.question`)}</summary>
              <p>{t(`questions.${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}

/** The rule for fares, unless the taximeter decides. */
function PriceRule() {
  const { ruleOf, exceptions } = usePriceRule();
  const rule = [ruleOf(site.price.kind), exceptions].filter(Boolean).join(' ');
  return rule && <p className="soft">{rule}</p>;
}

/** Says that company bookings need an account, until the backend reports an active one (D2). */
function AccountNotice() {
  const { t } = useTranslation('business');
  const isActive = useBusinessStatus();
  return (
    <div className={styles.notice}>
      {isActive && <p>{t('account.active')}</p>}
      {/* Hidden but not removed, so that nothing below it moves. */}
      <p className={isActive ? styles.held : undefined}>
        <span>{t(isActive === false ? 'account.inactive' : 'account.needed')}</span>{' '}
        <LocalLink to="/private/business-account">{t('account.open')}</LocalLink>
      </p>
    </div>
  );
}
