import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { requestPrice } from '../order/booking-request';
import type { BookingFlow } from '../order/flow-steps';
import { BookingSummary } from './booking-summary';
import * as styles from './dialogs.module.css';

interface BonusDialogProps {
  readonly flow: BookingFlow;
  readonly onAnswer: (useMiles: boolean) => void;
  readonly onBack: () => void;
}

type Asking = BookingFlow & { readonly step: 'asking-bonus' };

/** The bonus question (Spec §4, §9): Yes or No, and either answer orders (D20). Closing it is "back" (D3). */
export function BonusDialog({ flow, onAnswer, onBack }: BonusDialogProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const asking = flow.step === 'asking-bonus' ? flow : null;
  const discount = asking?.discount ?? 0;
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(discount);
  return (
    <Sheet
      open={asking !== null}
      onClose={onBack}
      title={t('bonus.title', { amount })}
      closeLabel={t('bonus.close')}
      foot={asking && <Answers asking={asking} onAnswer={onAnswer} />}
    >
      {asking && (
        <>
          <p className="soft">{t('bonus.text', { price: formatEuro(language, discount) })}</p>
          <BookingSummary request={asking.request} />
        </>
      )}
    </Sheet>
  );
}

/** Yes and No with the price of each, where a price is known; both name the duty to pay (BGB § 312j (3)). */
function Answers({ asking, onAnswer }: { readonly asking: Asking; readonly onAnswer: (useMiles: boolean) => void }) {
  const { t } = useTranslation(['booking', 'price']);
  const language = useLanguage();
  const answer = (key: 'yes' | 'no', bonus: number) => {
    const { euro, isPromised } = requestPrice({ ...asking.request, bonus });
    if (euro === null) return t(`booking:bonus.${key}`);
    const price = formatEuro(language, euro);
    return isPromised ? t(`price:bonus.${key}`, { price }) : t(`booking:bonus.${key}For`, { price });
  };
  return (
    <div className={styles.answers}>
      <Button onClick={() => onAnswer(true)}>
        <strong>{answer('yes', asking.discount)}</strong>
        <span>{t('booking:confirm.book')}</span>
      </Button>
      <Button look="quiet" onClick={() => onAnswer(false)}>
        <strong>{answer('no', 0)}</strong>
        <span>{t('booking:confirm.book')}</span>
      </Button>
    </div>
  );
}
