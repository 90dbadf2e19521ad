import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import * as styles from './dialogs.module.css';

interface EndedDialogProps {
  readonly flow: BookingFlow;
  readonly send: (event: BookingEvent) => void;
  /** Retries: sends the same request if it was never sent, else returns to the form and its confirm dialog. */
  readonly onRetry: () => void;
}

/**
 * The booking failed, no driver was found, or it was cancelled; the form keeps its values (Spec §8, D29). Each case is
 * its own dialog, so that the focus starts at its beginning.
 */
export function SearchEndedDialog({ flow, send, onRetry }: EndedDialogProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const failed = flow.step === 'failed' ? flow : null;
  const isOwnWish = flow.step === 'cancelled' && flow.wish !== null;
  const goBack = () => send({ type: 'wentBack' });
  const back = (
    <Button look="quiet" onClick={goBack}>
      {t('booking:ended.back')}
    </Button>
  );
  return (
    <>
      <Sheet open={failed !== null} onClose={goBack} title={failed ? t(`errors:${failed.message}`) : ''}>
        <p role="alert" className={styles.problem}>
          {failed?.isOffline ? t('booking:ended.offline') : t('errors:dialogError')}
        </p>
        {failed && <FailureReference />}
        <p className="soft">{failed?.request ? t('booking:ended.kept') : t('booking:ended.absent')}</p>
        <Button onClick={onRetry}>{t('booking:searching.retry')}</Button>
        {back}
      </Sheet>
      <Sheet open={flow.step === 'nobody-found'} onClose={goBack} title={t('booking:nobody.title')}>
        <p role="alert">{t('booking:nobody.text')}</p>
        <Button onClick={onRetry}>{t('booking:nobody.again')}</Button>
        <Button look="quiet" onClick={() => send({ type: 'vehicleWanted' })}>
          {t('booking:search.changeVehicle')}
        </Button>
        <CallUs />
        {back}
      </Sheet>
      <Sheet open={flow.step === 'cancelled'} onClose={goBack} title={t('booking:ended.cancelled')}>
        <p role="alert">{isOwnWish ? t('booking:ended.cancelledText') : t('booking:ended.cancelledElsewhere')}</p>
        {!isOwnWish && (
          <>
            <Button onClick={onRetry}>{t('booking:nobody.again')}</Button>
            <CallUs />
          </>
        )}
        {back}
      </Sheet>
    </>
  );
}
