import { useState } from 'react';
import { env } from '../../env';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { referenceLetters } from '../../lib/id';
import { Button, RetryButton } from '../../ui/button';
import type { ScreenFailure } from '../../ui/error-boundary';
import * as styles from './failed-screen.module.css';
import { SendReport } from './send-report';

const takeFocus = (sentence: HTMLElement | null) => sentence?.focus();

/**
 * Replaces a failed part of the frame with a notice as high as a bar, with a reference, a retry and the report. It
 * takes no focus, because the screen works; only after a retry, whose button is gone, does it take the focus.
 */
export function FailedPart({ error, retries, retry }: ScreenFailure) {
  const { t } = useTranslation('common');
  const [letters] = useState(referenceLetters);
  const isAgain = retries > 0;
  return (
    <div className={styles.part}>
      {/* Screen readers read the focused element, so it needs no alert. */}
      <p ref={isAgain ? takeFocus : null} tabIndex={-1} role={isAgain ? undefined : 'alert'}>
        {t('failed.part')} <FailureReference letters={letters} />
      </p>
      {isAgain ? (
        <Button look="quiet" onClick={() => location.reload()}>
          {t('failed.reload')}
        </Button>
      ) : (
        <RetryButton look="quiet" onRetry={retry}>
          {t('tryAgain')}
        </RetryButton>
      )}
      {env.reportUrl && <SendReport reference={letters} error={error} />}
    </div>
  );
}
