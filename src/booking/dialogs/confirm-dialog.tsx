import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { BookingFlow } from '../order/flow';
import { BookingSummary } from './booking-summary';

interface ConfirmDialogProps {
  readonly flow: BookingFlow;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** The confirm dialog (D20): its button orders, or goes on to the bonus question when there is a bonus. */
export function ConfirmDialog({ flow, onConfirm, onBack }: ConfirmDialogProps) {
  const { t } = useTranslation('booking');
  const confirming = flow.step === 'confirming' ? flow : null;
  // Until the bonus is known nobody can say what the button will do: it waits, for a moment at most.
  const isWaiting = confirming?.discount === null;
  const label = (confirming?.discount ?? 0) > 0 ? t('confirm.continue') : t('confirm.book');
  return (
    <Dialog open={confirming !== null} onClose={onBack} title={t('confirm.title')} closeLabel={t('confirm.close')}>
      {confirming && (
        <>
          <BookingSummary request={confirming.request} />
          <Button aria-disabled={isWaiting} onClick={onConfirm}>
            {isWaiting ? t('confirm.wait') : label}
          </Button>
        </>
      )}
    </Dialog>
  );
}
