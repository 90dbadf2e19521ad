import { useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import * as styles from './sharing.module.css';
import { useShare } from './use-share';

/** Says that the ride is shared, as long as it is; one tap ends it. */
export function SharingBar({ bookingId }: { readonly bookingId: string }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { share, end } = useShare(bookingId);
  const [state, setState] = useState<'ending' | 'failed' | null>(null);
  const endNow = async () => {
    setState('ending');
    setState((await end()) ? null : 'failed');
  };
  return (
    <div className={styles.bar}>
      <div role="status">
        {share && <p>{t('share.on', { time: formatClock(language, new Date(share.expiresAtMs)) })}</p>}
      </div>
      {share && (
        <Button look="quiet" aria-disabled={state === 'ending'} onClick={() => state !== 'ending' && endNow()}>
          {t('share.end')}
        </Button>
      )}
      <div role="alert">
        {share && state === 'failed' && (
          <p>
            {t('share.notEnded')} <FailureReference bookingId={bookingId} />
          </p>
        )}
      </div>
    </div>
  );
}
