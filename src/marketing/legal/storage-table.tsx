import { purposeOf, storedByLibraries, storedData } from '../../device/stored-data';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './legal-page.module.css';
import { useMapsTexts } from './use-maps-texts';

/** Everything that the site stores on a device, from the list that the code uses (D5). */
export function StorageTable() {
  const { t } = useTranslation(['legal', 'storage']);
  const { answers } = useMapsTexts();
  const names = Object.keys(storedData) as (keyof typeof storedData)[];
  const own = names.map((name) => [name, { ...storedData[name], purpose: purposeOf(name) }] as const);
  const rows = [...own, ...Object.entries(storedByLibraries)];
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
          {rows.map(([name, { place, purpose, lifetime }]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-label={t('legal:privacy.kept.where')}>{t(`storage:places.${place}`)}</td>
              <td data-label={t('legal:privacy.kept.purpose')}>
                {purpose === 'consent' ? answers() : t(`storage:purposes.${purpose}`)}
              </td>
              <td data-label={t('legal:privacy.kept.lifetime')}>{t(`storage:lifetimes.${lifetime}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
