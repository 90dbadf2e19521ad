import type { ExtraOption } from '../../backend/types';
import { useLanguage } from '../../i18n/use-language';
import { site } from '../../site';
import { extraName, withExtra } from '../extras/extras';
import { extrasFor, type Need, needs } from '../extras/needs';
import type { Extras } from '../extras/use-extras';
import * as styles from './more-fields.module.css';
import { CheckChoice, useMoreTexts } from './more-section';

interface NeedFieldsProps {
  readonly extras: Extras;
  readonly chosen: readonly ExtraOption[];
  readonly onChange: (chosen: readonly ExtraOption[]) => void;
}

/** Wheelchair and child seat, from the list of extras; the phone number for what it lacks. */
export function NeedFields({ extras, chosen, onChange }: NeedFieldsProps) {
  const { t } = useMoreTexts();
  const language = useLanguage();
  const { status, offered, missing } = extras;
  if (status === 'loading') return <p className={styles.text}>{t('needs.loading')}</p>;
  const choicesFor = (need: Need) => {
    const found = extrasFor(need, offered ?? [], site.extraNames);
    if (found.length === 0) {
      return (
        <p key={need} className={styles.text}>
          {t(`needs.${need}`)} <a href={`tel:${site.bookingPhone.dialled}`}>{t('needs.call')}</a>
        </p>
      );
    }
    return found.map((extra) => (
      <CheckChoice
        key={extra.id}
        id={`booking-need-${extra.id}`}
        isChecked={chosen.some(({ id }) => id === extra.id)}
        onChange={(isWanted) => onChange(withExtra(chosen, extra, isWanted))}
      >
        {extraName(extra, language, site.extraNames)}
        {missing.has(extra.id) && <span className={styles.missing}>{t('needs.missing')}</span>}
      </CheckChoice>
    ));
  };
  return <div>{needs.map(choicesFor)}</div>;
}
