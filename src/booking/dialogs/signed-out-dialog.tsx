import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import { CallUs } from './call-us';

interface SignedOutDialogProps {
  readonly flow: BookingFlow;
  readonly send: (event: BookingEvent) => void;
}

/** The session has ended in the search: the taxi is still booked, and a login leads back to it. It names nobody (D45). */
export function SignedOutDialog({ flow, send }: SignedOutDialogProps) {
  const { t } = useTranslation(['booking', 'session']);
  const goBack = () => send({ type: 'wentBack' });
  const isOpen = flow.step === 'signed-out' && !flow.isLoggingIn;
  return (
    <Dialog open={isOpen} onClose={goBack} title={t('booking:signedOut.title')}>
      <p role="alert">{t('booking:signedOut.text')}</p>
      <Button onClick={() => send({ type: 'loginWanted' })}>{t('session:open')}</Button>
      <CallUs />
      <Button look="quiet" onClick={goBack}>
        {t('booking:ended.back')}
      </Button>
    </Dialog>
  );
}
