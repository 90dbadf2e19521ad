import { useState } from 'react';
import { now } from '../../device/clock';
import { formatMonth } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import * as field from '../../ui/form/field.module.css';
import { type Month, monthStart, recentMonths } from './month';
import * as styles from './rides.module.css';

interface MonthFilterProps {
  readonly month: Month | null;
  readonly onChange: (month: Month | null) => void;
}

/** Filters the rides by month. */
export function MonthFilter({ month, onChange }: MonthFilterProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [months] = useState(() => recentMonths(new Date(now())));
  return (
    <select
      id="rides-month"
      aria-label={t('rides.month')}
      className={`${field.control} ${styles.filter}`}
      value={month ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{t('rides.allMonths')}</option>
      {months.map((one) => (
        <option key={one} value={one}>
          {formatMonth(language, monthStart(one))}
        </option>
      ))}
    </select>
  );
}
