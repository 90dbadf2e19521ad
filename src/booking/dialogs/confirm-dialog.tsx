import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import type { BookingFlow } from '../order/flow-steps';
import { BookingPrice, BookingSummary } from './booking-summary';
import * as styles from './dialogs.module.css';

interface ConfirmDialogProps {
  readonly flow: BookingFlow;
  readonly onConfirm: () => void;
  readonly onWaive: () => void;
  readonly onBack: () => void;
}

/** The confirm dialog (D20): its button orders, or goes on to the bonus question when there is a bonus. */
export function ConfirmDialog({ flow, onConfirm, onWaive, onBack }: ConfirmDialogProps) {
  const { t } = useTranslation('booking');
  const confirming = flow.step === 'confirming' ? flow : null;
  return (
    <Sheet
      open={confirming !== null}
      onClose={onBack}
      title={t('confirm.title')}
      closeLabel={t('confirm.close')}
      foot={confirming && <ConfirmFoot confirming={confirming} onConfirm={onConfirm} onWaive={onWaive} />}
    >
      {confirming && <BookingSummary request={confirming.request} />}
    </Sheet>
  );
}

interface ConfirmFootProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onWaive'> {
  readonly confirming: BookingFlow & { readonly step: 'confirming' };
}

/** The price directly above the order button, and the choice to continue without a bonus that is late. */
function ConfirmFoot({ confirming, onConfirm, onWaive }: ConfirmFootProps) {
  const { t } = useTranslation('booking');
  const confirm = useRef<HTMLButtonElement>(null);
  const { request, discount, isBonusLate } = confirming;
  // The button waits for bonus and price: until then its action is unknown.
  const isWaiting = discount === null || request.price === 'loading';
  const hasBonus = discount !== null && discount > 0;
  const waive = () => {
    onWaive();
    // This button is hidden next, so the focus moves to one that stays.
    confirm.current?.focus();
  };
  const bonusNote = () => {
    if (!isBonusLate) return '';
    if (discount === null) return t('confirm.bonusLate');
    return hasBonus ? t('confirm.bonusFound') : t('confirm.bonusNone');
  };
  return (
    <>
      <BookingPrice request={request} />
      {/* A bonus that arrives late still applies, until the customer continues without it. */}
      <p role="status" className={`soft ${styles.note}`}>
        {bonusNote()}
      </p>
      <button ref={confirm} type="button" className={buttonClass()} aria-disabled={isWaiting} onClick={onConfirm}>
        {isWaiting ? t('confirm.wait') : t(hasBonus ? 'confirm.continue' : 'confirm.book')}
      </button>
      {/* Hidden but not removed, so that the layout does not shift under a tap. */}
      {isBonusLate && (
        <Button look="quiet" className={discount === null ? '' : (styles.held ?? '')} onClick={waive}>
          {t('confirm.withoutBonus')}
        </Button>
      )}
    </>
  );
}
