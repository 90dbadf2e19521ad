import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { askForNotices, readNoticePermission } from './device-notice';
import * as styles from './ride-options.module.css';
import { useAwake } from './use-awake';

/** What the device can do during the wait, offered only where it can: notify, and keep the screen on. */
export function RideOptions() {
  const { t } = useTranslation('ride');
  const [permission, setPermission] = useState(readNoticePermission);
  const { isPossible, isWanted, want } = useAwake();
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
            setPermission(await askForNotices());
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
