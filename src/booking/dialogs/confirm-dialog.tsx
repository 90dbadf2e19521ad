import { type MouseEvent, useRef } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { formatDayAndTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { usePriceText } from '../../price/use-price-text';
import { Button, buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import { requestPrice } from '../order/booking-request';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import { BookingPrice, BookingPromise, BookingSummary } from './booking-summary';
import * as styles from './dialogs.module.css';

interface ConfirmDialogProps {
  readonly flow: BookingFlow;
  readonly onConfirm: () => void;
  readonly send: (event: BookingEvent) => void;
  readonly onBack: () => void;
}

/** The confirm dialog (D20): its button orders, or goes on to the bonus question when there is a bonus. */
export function ConfirmDialog({ flow, onConfirm, send, onBack }: ConfirmDialogProps) {
  const { t } = useTranslation('booking');
  const confirming = flow.step === 'confirming' ? flow : null;
  return (
    <Sheet
      open={confirming !== null}
      onClose={onBack}
      title={t('confirm.title')}
      closeLabel={t('ended.back')}
      foot={confirming && <ConfirmFoot confirming={confirming} onConfirm={onConfirm} send={send} />}
    >
      {confirming && <BookingSummary request={confirming.request} />}
    </Sheet>
  );
}

interface ConfirmFootProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'send'> {
  readonly confirming: BookingFlow & { readonly step: 'confirming' };
}

/**
 * The price directly above the order button, and the choice to continue without a bonus that is late. A promised price
 * that has changed is accepted first, as is a time that the login contradicts; one that has run out is loaded again.
 */
function ConfirmFoot({ confirming, onConfirm, send }: ConfirmFootProps) {
  const { t } = useTranslation(['booking', 'price']);
  const priceText = usePriceText();
  const language = useLanguage();
  const confirm = useRef<HTMLButtonElement>(null);
  const { request, discount, isBonusLate, doubtedTime, renewal, was } = confirming;
  // The button waits for bonus and price: until then its action is unknown.
  const isWaiting = discount === null || request.price === 'loading' || renewal === 'loading';
  const hasBonus = discount !== null && discount > 0;
  const waive = () => {
    send({ type: 'bonusWaived' });
    // This button is hidden next, so the focus moves to one that stays.
    confirm.current?.focus();
  };
  const bonusNote = () => {
    if (discount === null) return t('booking:confirm.bonusLate');
    return hasBonus ? t('booking:confirm.bonusFound') : t('booking:confirm.bonusNone');
  };
  const action = () => {
    if (isWaiting) return { text: t('booking:confirm.wait') };
    if (doubtedTime) return { text: t('booking:confirm.timeRight'), does: () => send({ type: 'timeAccepted' }) };
    if (renewal === 'failed') return { text: t('price:change.again'), does: () => send({ type: 'priceRanOut' }) };
    if (was) return { text: t('price:change.accept'), does: () => send({ type: 'priceAccepted' }) };
    return { text: t(hasBonus ? 'booking:confirm.continue' : 'booking:confirm.book'), does: onConfirm };
  };
  const { text, does } = action();
  // The second click of a double click meant the button as it was before the first.
  const press = ({ detail }: MouseEvent) => detail < 2 && does?.();
  return (
    <>
      <BookingPrice request={renewal === 'loading' ? { ...request, price: 'loading' } : request} was={was} />
      <BookingPromise request={request} />
      <p role="status" className="quiet-text">
        {was && !renewal && t('price:change.said', { was: priceText(was), price: priceText(requestPrice(request)) })}
      </p>
      {doubtedTime && (
        <div role="alert" className={styles.problem}>
          <p>{t('booking:confirm.timeDoubt', { time: formatDayAndTime(language, doubtedTime) })}</p>
          <CallUs />
        </div>
      )}
      {renewal === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>
            {t('price:change.failed')} <FailureReference />
          </p>
          <CallUs />
        </div>
      )}
      {/* A bonus that arrives late still applies, until the customer continues without it. */}
      <p
        role="status"
        className={`soft ${styles.note}`}
        data-room={isBonusLate ? t('booking:confirm.bonusLate') : undefined}
      >
        {isBonusLate && <span>{bonusNote()}</span>}
      </p>
      {/* Above the order button: below it, it would come under the finger that taps the waiting button of a sheet at
          the lower edge. Later hidden but not removed, so that the layout does not shift under a tap. */}
      {isBonusLate && (
        <Button look="quiet" className={discount === null ? '' : (styles.held ?? '')} onClick={waive}>
          {t('booking:confirm.withoutBonus')}
        </Button>
      )}
      <button ref={confirm} type="button" className={buttonClass()} aria-disabled={isWaiting} onClick={press}>
        {text}
      </button>
    </>
  );
}
