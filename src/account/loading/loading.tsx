import type { CallFailure } from '../../backend/failure';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { RetryButton } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import * as styles from '../cards.module.css';

interface LoadFailureProps {
  /** What could not be loaded. Without it: rides (Spec §8), with the sentence of the failed call below (D33). */
  readonly sentence?: string;
  readonly failure: CallFailure | null;
  readonly onRetry: () => void;
}

/** What could not be loaded, that no booking is affected, a reference for support, and a retry. */
export function LoadFailure({ sentence, failure, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <div role="alert">
      <FailureNote sentence={sentence ?? t('errors:rides')}>
        {!sentence && failure && failure.message !== 'rides' && <p>{t(`errors:${failure.message}`)}</p>}
        <FailureReference failure={failure} isApart />
        <RetryButton look="quiet" onRetry={onRetry}>
          {t('common:tryAgain')}
        </RetryButton>
      </FailureNote>
    </div>
  );
}

/** A placeholder for a list of rides while it loads, with the height of the first ride. */
export function CardsPlaceholder() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.waiting}>
      <p role="status" data-waiting>
        {t('loading')}
      </p>
      <div className={styles.waitingCard} />
    </div>
  );
}
