import { useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import * as styles from './sharing.module.css';
import { useShare } from './use-share';

interface SharingStateProps {
  readonly bookingId: string;
  /** The link no longer shows the ride. */
  readonly onEnded: () => void;
}

/** Says that the ride is shared, as long as it is; one tap ends it. */
export function SharingState({ bookingId, onEnded }: SharingStateProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { share, end } = useShare(bookingId);
  const [state, setState] = useState<'ending' | 'failed' | null>(null);
  const endNow = async () => {
    setState('ending');
    const hasEnded = await end();
    setState(hasEnded ? null : 'failed');
    if (hasEnded) onEnded();
  };
  return (
    <div className={styles.state}>
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
          <FailureNote sentence={t('share.notEnded')}>
            <FailureReference bookingId={bookingId} />
          </FailureNote>
        )}
      </div>
    </div>
  );
}
