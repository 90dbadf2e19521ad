import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import type { BookingFlow } from '../order/flow-steps';
import { BookingSummary } from './booking-summary';

interface BonusDialogProps {
  readonly flow: BookingFlow;
  readonly onAnswer: (useMiles: boolean) => void;
  readonly onBack: () => void;
}

/** The bonus question (Spec §4, §9): Yes or No, and either answer orders (D20). Closing it is "back" (D3). */
export function BonusDialog({ flow, onAnswer, onBack }: BonusDialogProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const asking = flow.step === 'asking-bonus' ? flow : null;
  const discount = asking?.discount ?? 0;
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(discount);
  return (
    <Dialog open={asking !== null} onClose={onBack} title={t('bonus.title', { amount })} closeLabel={t('bonus.close')}>
      {asking && (
        <>
          <p className="soft">{t('bonus.text', { price: formatEuro(language, discount) })}</p>
          <BookingSummary request={asking.request} />
          <Button onClick={() => onAnswer(true)}>{t('bonus.yes')}</Button>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            {t('bonus.no')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
