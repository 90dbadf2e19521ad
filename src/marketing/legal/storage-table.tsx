import { storedByLibraries, storedData } from '../../device/stored-data';
import { storedPurposes } from '../../device/stored-purposes';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './legal-page.module.css';
import { useMapsTexts } from './use-maps-texts';

/** Everything that the site stores on a device, from the list that the code uses (D5). */
export function StorageTable() {
  const { t } = useTranslation(['legal', 'storage']);
  const { answers } = useMapsTexts();
  const rows = { ...storedData, ...storedByLibraries };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('legal:privacy.kept.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('legal:privacy.kept.name')}</th>
            <th scope="col">{t('legal:privacy.kept.where')}</th>
            <th scope="col">{t('legal:privacy.kept.purpose')}</th>
            <th scope="col">{t('legal:privacy.kept.lifetime')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label={t('legal:privacy.kept.where')}>{t(`storage:places.${rows[name].place}`)}</td>
              <td data-label={t('legal:privacy.kept.purpose')}>
                {name === 'taxi-consent' ? answers() : t(`storage:purposes.${storedPurposes[name]}`)}
              </td>
              <td data-label={t('legal:privacy.kept.lifetime')}>{t(`storage:lifetimes.${rows[name].lifetime}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
