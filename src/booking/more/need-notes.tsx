import { site } from '../../site';
import { extrasFor, needs } from '../extras/needs';
import type { Extras } from '../extras/use-extras';
import * as styles from './more-fields.module.css';
import { useMoreTexts } from './more-section';

/** The phone number for a wheelchair or a child seat, if the list of extras above lacks it. */
export function NeedNotes({ extras: { status, offered } }: { readonly extras: Extras }) {
  const { t } = useMoreTexts();
  if (status === 'loading') return null;
  return (
    <>
      {needs
        .filter((need) => extrasFor(need, offered ?? [], site.extraNames).length === 0)
        .map((need) => (
          <p key={need} className={styles.text}>
            {t(`needs.${need}`)} <a href={`tel:${site.bookingPhone.dialled}`}>{t('needs.call')}</a>
          </p>
        ))}
    </>
  );
}
