import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import * as styles from './dialogs.module.css';

interface DoubtDialogProps {
  readonly flow: BookingFlow;
  readonly send: (event: BookingEvent) => void;
}

/**
 * The order may already exist (D29). Offers to check again, to call, and to order another: one step away, or two if
 * nothing is known of the first order.
 */
export function UnknownOutcomeDialog({ flow, send }: DoubtDialogProps) {
  const { t } = useTranslation('booking');
  const goBack = () => send({ type: 'wentBack' });
  // Each question is its own dialog, so that the focus starts at its beginning.
  return (
    <>
      <Sheet open={flow.step === 'elsewhere'} onClose={goBack} title={t('doubt.elsewhere.title')}>
        <Elsewhere onBack={goBack} />
      </Sheet>
      <Sheet open={flow.step === 'unsure'} onClose={goBack} title={t('doubt.unsure.title')}>
        {flow.step === 'unsure' && <Unsure flow={flow} send={send} />}
      </Sheet>
      <Sheet open={flow.step === 'warned'} onClose={goBack} title={t('doubt.warned.title')}>
        {flow.step === 'warned' && <Warned isReturning={flow.request === null} send={send} />}
      </Sheet>
      <Sheet open={flow.step === 'placed'} onClose={goBack} title={t('doubt.placed.title')}>
        <Placed send={send} />
      </Sheet>
    </>
  );
}

function Elsewhere({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <div className={styles.progress} role="progressbar" aria-label={t('doubt.elsewhere.progress')}>
        <span />
      </div>
      <p role="status">{t('doubt.elsewhere.text')}</p>
      <CallUs />
      <Button look="quiet" onClick={onBack}>
        {t('ended.back')}
      </Button>
    </>
  );
}

interface UnsureProps {
  readonly flow: BookingFlow & { readonly step: 'unsure' };
  readonly send: (event: BookingEvent) => void;
}

function Unsure({ flow, send }: UnsureProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const { candidate, isListRead } = flow;
  const similarOrLate = candidate === null ? t('booking:doubt.unsure.late') : t('booking:doubt.unsure.similar');
  return (
    <>
      <div role="alert" className={styles.doubt}>
        {/* If the list could not be loaded, its sentence of Spec §8 (D33). Not the booking's: it may not have failed
           (D46). */}
        {isListRead ? <p>{similarOrLate}</p> : <p className={styles.problem}>{t('errors:currentRidesCall')}</p>}
        <p>{t('booking:doubt.unsure.text')}</p>
        <FailureReference />
      </div>
      {candidate !== null && (
        <Button onClick={() => send({ type: 'detailsOpened' })}>{t('booking:doubt.unsure.follow')}</Button>
      )}
      <Button look={candidate === null ? 'signal' : 'quiet'} onClick={() => send({ type: 'checkedAgain' })}>
        {t('booking:doubt.unsure.check')}
      </Button>
      <CallUs />
      <Button look="quiet" onClick={() => send({ type: 'anotherWanted' })}>
        {t('booking:doubt.unsure.another')}
      </Button>
      <Button look="quiet" onClick={() => send({ type: 'wentBack' })}>
        {t('booking:ended.back')}
      </Button>
    </>
  );
}

interface WarnedProps {
  /** There is no request to repeat: the next order starts in the form. */
  readonly isReturning: boolean;
  readonly send: (event: BookingEvent) => void;
}

function Warned({ isReturning, send }: WarnedProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      <p role="alert" className={styles.problem}>
        {t('doubt.warned.text')}
      </p>
      <Button onClick={() => send({ type: 'wentBack' })}>{t('doubt.warned.back')}</Button>
      <Button look="stop" onClick={() => send({ type: 'anotherConfirmed' })}>
        {isReturning ? t('doubt.warned.form') : t('doubt.warned.order')}
      </Button>
    </>
  );
}

function Placed({ send }: Pick<DoubtDialogProps, 'send'>) {
  const { t } = useTranslation('booking');
  return (
    <>
      <p role="alert">{t('doubt.placed.text')}</p>
      <Button onClick={() => send({ type: 'detailsOpened' })}>{t('searching.follow')}</Button>
      <Button look="quiet" onClick={() => send({ type: 'anotherWanted' })}>
        {t('doubt.placed.another')}
      </Button>
      <Button look="quiet" onClick={() => send({ type: 'wentBack' })}>
        {t('ended.back')}
      </Button>
    </>
  );
}
