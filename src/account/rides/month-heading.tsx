import type { Ride } from '../../backend/types';
import { formatEuro, formatMonth } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { toEuro } from '../../price/price';
import { type Month, monthStart, totalOf } from './month';
import * as styles from './rides.module.css';

interface MonthHeadingProps {
  /** Null for rides without a date. */
  readonly month: Month | null;
  /** All rides of the month; null while one may be missing: then there is no total. */
  readonly all: readonly Ride[] | null;
}

/** A month as the heading of its rides, with their total price; tips separately. */
export function MonthHeading({ month, all }: MonthHeadingProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { faresCents, tipsCents, withoutAmount } = totalOf(all ?? []);
  return (
    <div className={styles.month}>
      <h3>{month === null ? t('rides.undated') : formatMonth(language, monthStart(month))}</h3>
      {all && (
        <p className={styles.total}>
          <span className="quiet-text">{t('rides.total')} </span>
          {formatEuro(language, toEuro(faresCents))}
        </p>
      )}
      {tipsCents > 0 && (
        <p className={styles.note}>
          {t('rides.tipsTotal')} {formatEuro(language, toEuro(tipsCents))}
        </p>
      )}
      {withoutAmount > 0 && <p className={styles.note}>{t('rides.withoutAmount', { number: withoutAmount })}</p>}
    </div>
  );
}
