import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import * as styles from './rides.module.css';

/** A list of rides could not be read (Spec §8): the sentence and another try. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['account', 'errors', 'common']);
  return (
    <div className={styles.notice}>
      <p role="alert">{t('errors:rides')}</p>
      <Button look="quiet" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
