import { useEffect, useState } from 'react';
import { reloadConsent } from '../../consent/consent-store';
import { type CookieName, readCookie, removeCookie } from '../../device/cookies';
import { saveFile } from '../../device/save-file';
import { localStore, tabStore } from '../../device/storage';
import { type LocalKey, storedData, type TabKey } from '../../device/stored-data';
import { useTranslation } from '../../i18n/use-translation';
import { mailLink } from '../../lib/links';
import { mapsParty } from '../../maps/service/chosen-services';
import { consentTexts } from '../../session/identity/consent-texts';
import { useSession } from '../../session/use-session';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { CustomerPage } from '../pages/customer-page';
import * as styles from '../pages/pages.module.css';
import { listStoredEntries, type StoredEntry, storedEntriesAsJson, updateEntries } from './stored-entries';

const FILE_NAME = 'taxi-device.json';

const readAll = () =>
  listStoredEntries((name, place) => {
    if (place === 'cookie') return readCookie(name as CookieName);
    return place === 'local' ? localStore.read(name as LocalKey) : tabStore.read(name as TabKey);
  });

/** The texts of an entry. */
const textsOf = ({ purpose }: StoredEntry) => (purpose === 'consent' ? consentTexts() : purpose);

/** One row for what serves the same end for as long: name and email, which come later, add none to that of the account. */
const rowsOf = (entries: readonly StoredEntry[]) =>
  entries.filter(
    (entry, index) =>
      entries.findIndex(({ purpose, lifetime }) => purpose === entry.purpose && lifetime === entry.lifetime) === index,
  );

interface DeviceScreenProps {
  /** Ends the session and leaves the page. */
  readonly logout: () => void;
}

/**
 * The data stored on this device: a list, a download, and a button to clear it (D5). Deleting the account takes an
 * email: the backend has no call for it.
 */
export function DeviceScreen({ logout }: DeviceScreenProps) {
  const { t } = useTranslation(['customer-pages', 'storage', 'common']);
  const session = useSession();
  const [entries, setEntries] = useState<readonly StoredEntry[]>(readAll);
  const [isAsking, setAsking] = useState(false);
  const name = session.status === 'signed-in' ? session.customer.name : '';

  // Again after each login and logout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the session changes the stored entries
  useEffect(() => setEntries((shown) => updateEntries(shown, readAll())), [session]);

  const clear = () => {
    for (const [key, { place }] of Object.entries(storedData)) {
      if (place === 'cookie') removeCookie(key as CookieName);
    }
    reloadConsent();
    logout();
  };

  return (
    <CustomerPage title={t('menu.device')} isWide>
      <p>{t('device.text')}</p>
      <ul className={styles.stored}>
        {rowsOf(entries).map((entry) => (
          <li key={entry.name}>
            <strong>{t(`storage:names.${textsOf(entry)}`)}</strong>
            <span>{t(`storage:purposes.${textsOf(entry)}`, { product: mapsParty?.product ?? '' })}</span>
            <span className={styles.small}>{t(`storage:lifetimes.${entry.lifetime}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="stop" onClick={() => setAsking(true)}>
          {t('device.clear')}
        </Button>
      </div>
      <h2 className={styles.heading}>{t('device.account')}</h2>
      <p>{t('device.accountText')}</p>
      <div className={styles.actions}>
        <a
          className={buttonClass('quiet')}
          href={mailLink({
            to: site.email,
            subject: t('device.subject'),
            lines: [t('device.request'), t('device.requestName', { name }), ''],
          })}
        >
          {t('device.mail')}
        </a>
      </div>
      <h2 className={styles.heading}>{t('device.export')}</h2>
      <p className="soft">{t('device.secrets')}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => saveFile(FILE_NAME, 'application/json', storedEntriesAsJson(entries))}>
          {t('device.download')}
        </Button>
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('device.ask')}>
        <p>{t('device.askText')}</p>
        <div className={styles.actions}>
          <Button onClick={() => setAsking(false)}>{t('device.no')}</Button>
          <Button look="stop" onClick={clear}>
            {t('device.yes')}
          </Button>
        </div>
      </Dialog>
    </CustomerPage>
  );
}
