import { env } from '../../env';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Button, buttonClass, RetryButton } from '../../ui/button';
import type { ScreenFailure } from '../../ui/error-boundary';
import * as styles from './failed-screen.module.css';
import { SendReport } from './send-report';

interface FailedScreenProps extends ScreenFailure {
  /** The reference of this failure. */
  readonly letters: string;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/**
 * Replaces a failed screen with a notice, with a reference, a retry and the phone number. The header still has Track
 * Ride. Its heading takes the focus, so that screen readers read it.
 */
export function FailedScreen({ error, retries, retry, letters }: FailedScreenProps) {
  const { t } = useTranslation('common');
  const isAgain = retries > 0;
  return (
    <>
      <div className={`wrap ${styles.failed}`}>
        <h1 ref={takeFocus} tabIndex={-1}>
          {t('failed.title')}
        </h1>
        <p>{t(isAgain ? 'failed.again' : 'failed.text')}</p>
        <p className={styles.next}>
          {isAgain ? (
            <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
          ) : (
            <RetryButton onRetry={retry}>{t('tryAgain')}</RetryButton>
          )}
          <a href={`tel:${site.bookingPhone.dialled}`} className={buttonClass('quiet')}>
            {t('notFound.call')}
          </a>
        </p>
        <p>
          <FailureReference letters={letters} />
        </p>
        {env.reportUrl && <SendReport reference={letters} error={error} />}
      </div>
    </>
  );
}
