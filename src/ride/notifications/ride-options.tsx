import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { askForNotifications, readNotificationPermission } from './ride-notifications';
import * as styles from './ride-options.module.css';
import { useWakeLock } from './use-wake-lock';

/** Options for the wait, offered if the device has them: notifications, and keeping the screen on. */
export function RideOptions() {
  const { t } = useTranslation('ride');
  const [permission, setPermission] = useState(readNotificationPermission);
  const { isPossible, isWanted, want } = useWakeLock();
  // Once pressed, the option stays: its place shows the answer.
  const [wasAsked, setAsked] = useState(false);
  const news = useRef<HTMLParagraphElement>(null);
  if (permission === 'impossible' && !wasAsked && !isPossible) return null;

  return (
    <div className={styles.options}>
      {permission === 'possible' && (
        <Button
          look="quiet"
          onClick={async ({ currentTarget }) => {
            setAsked(true);
            const answer = await askForNotifications();
            // This button is removed next (WCAG 2.4.3).
            if (document.activeElement === currentTarget) news.current?.focus();
            setPermission(answer);
          }}
        >
          {t('options.notify')}
        </Button>
      )}
      <p ref={news} tabIndex={-1} role="status" className="soft">
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
