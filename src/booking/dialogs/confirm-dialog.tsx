import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { BookingFlow } from '../order/flow';
import { BookingSummary } from './booking-summary';

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
  const isBonusMissing = confirming?.discount === null;
  // Until bonus and price are known nobody can say what the button will do: it waits.
  const isWaiting = isBonusMissing || confirming?.request.price === 'loading';
  const label = (confirming?.discount ?? 0) > 0 ? t('confirm.continue') : t('confirm.book');
  return (
    <Dialog open={confirming !== null} onClose={onBack} title={t('confirm.title')} closeLabel={t('confirm.close')}>
      {confirming && (
        <>
          <BookingSummary request={confirming.request} />
          {/* A bonus that comes late still counts, until the customer goes on without it. */}
          <p role="status" className="soft">
            {isBonusMissing && confirming.isBonusLate ? t('confirm.bonusLate') : ''}
          </p>
          <Button aria-disabled={isWaiting} onClick={onConfirm}>
            {isWaiting ? t('confirm.wait') : label}
          </Button>
          {isBonusMissing && confirming.isBonusLate && (
            <Button look="quiet" onClick={onWaive}>
              {t('confirm.withoutBonus')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
