import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { askForNotifications, readNotificationPermission } from './device-notification';
import * as styles from './ride-options.module.css';
import { useWakeLock } from './use-wake-lock';

/** What the device can do during the wait, offered only where it can: notify, and keep the screen on. */
export function RideOptions() {
  const { t } = useTranslation('ride');
  const [permission, setPermission] = useState(readNotificationPermission);
  const { isPossible, isWanted, want } = useWakeLock();
  // Stays where it was pressed: what was asked for is answered there.
  const [wasAsked, setAsked] = useState(false);
  if (permission === 'impossible' && !wasAsked && !isPossible) return null;

  return (
    <div className={styles.options}>
      {permission === 'possible' && (
        <Button
          look="quiet"
          onClick={async () => {
            setAsked(true);
            setPermission(await askForNotifications());
          }}
        >
          {t('options.notify')}
        </Button>
      )}
      <p role="status" className="soft">
        {permission === 'granted' && t('options.willNotify')}
        {permission === 'impossible' && wasAsked && t('options.notAllowed')}
      </p>
      {isPossible && (
        <Button look="quiet" aria-pressed={isWanted} onClick={() => want(!isWanted)}>
          {isWanted ? t('options.awakeOn') : t('options.awake')}
        </Button>
      )}
    </div>
  );
}
