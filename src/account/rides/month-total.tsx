import type { Ride } from '../../backend/types';
import { formatEuro, formatMonth } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { toEuro } from '../../lib/cents';
import { type Month, monthStart, totalOf } from './month';
import * as styles from './rides.module.css';

interface MonthTotalProps {
  readonly month: Month;
  readonly rides: readonly Ride[];
}

/** The total price of a month's rides, tips separately. Shown only if no ride of the month is missing. */
export function MonthTotal({ month, rides }: MonthTotalProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { faresCents, tipsCents, withoutAmount } = totalOf(rides);
  return (
    <div className={`card ${styles.totals}`}>
      <dl className={styles.total}>
        <div>
          <dt>{t('rides.monthTotal', { month: formatMonth(language, monthStart(month)) })}</dt>
          <dd className={styles.price}>{formatEuro(language, toEuro(faresCents))}</dd>
        </div>
        {tipsCents > 0 && (
          <div>
            <dt>{t('rides.tipsTotal')}</dt>
            <dd>{formatEuro(language, toEuro(tipsCents))}</dd>
          </div>
        )}
      </dl>
      {withoutAmount > 0 && <p className="soft">{t('rides.withoutAmount', { number: withoutAmount })}</p>}
    </div>
  );
}
