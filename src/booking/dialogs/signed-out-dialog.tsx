import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { loginNotice, useLoginNotice } from '../../session/login/login-notice-bar';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import * as styles from './dialogs.module.css';

interface SignedOutDialogProps {
  readonly flow: BookingFlow;
  readonly send: (event: BookingEvent) => void;
}

/**
 * The session ended during the search: the booking is still placed, and a login leads back to it. Shows no personal
 * data (D45). It covers the login notice, so it also shows the error of a failed login (D12), until the customer closes
 * it.
 */
export function SignedOutDialog({ flow, send }: SignedOutDialogProps) {
  const { t } = useTranslation(['booking', 'session', 'errors']);
  const notice = useLoginNotice();
  const goBack = () => {
    loginNotice.set(null);
    send({ type: 'wentBack' });
  };
  const isOpen = flow.step === 'signed-out' && !flow.isLoggingIn;
  return (
    <Sheet open={isOpen} onClose={goBack} title={t('booking:signedOut.title')}>
      <div role="alert" className={styles.doubt}>
        {notice?.kind === 'failed' && (
          <p className={styles.problem}>
            <span>{t(`errors:${notice.sentence}`)}</span> <span>{t('session:notSignedIn')}</span> <FailureReference />
          </p>
        )}
        <p>{t('booking:signedOut.text')}</p>
      </div>
      <Button onClick={() => send({ type: 'loginWanted' })}>{t('session:open')}</Button>
      <CallUs />
      <Button look="quiet" onClick={goBack}>
        {t('booking:ended.back')}
      </Button>
    </Sheet>
  );
}
