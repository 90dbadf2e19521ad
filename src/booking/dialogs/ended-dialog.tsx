import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { BookingFlow } from '../order/flow';
import * as styles from './dialogs.module.css';

interface EndedDialogProps {
  readonly flow: BookingFlow;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** The booking did not come about, or is over before a driver came: the form is still there (Spec §8, D29). */
export function EndedDialog({ flow, onRetry, onBack }: EndedDialogProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const failed = flow.step === 'failed' ? flow : null;
  const title = failed ? t(`errors:${failed.message}`) : t('booking:ended.cancelled');
  return (
    <Dialog open={failed !== null || flow.step === 'cancelled'} onClose={onBack} title={title}>
      <p role="alert" className={styles.problem}>
        {failed ? t('errors:dialogError') : t('booking:ended.cancelledText')}
      </p>
      {failed && (
        <>
          <p className="soft">{failed.request ? t('booking:ended.kept') : t('booking:ended.absent')}</p>
          <Button onClick={onRetry}>{t('booking:searching.retry')}</Button>
        </>
      )}
      <Button look="quiet" onClick={onBack}>
        {t('booking:ended.back')}
      </Button>
    </Dialog>
  );
}
