import { useState } from 'react';
import { now } from '../../device/clock';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { useSending } from '../../job/sharing';
import { Button } from '../../ui/button';
import * as styles from './safety.module.css';
import { shareText } from './share-text';
import type { SharedRide } from './shared-ride';

/** A snapshot of the ride, and labelled as one (D9): shows the text first, then shares or copies it. */
export function SharedText({ ride }: { readonly ride: SharedRide }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { canShare, copyResult, copy, share } = useSending();
  // Fixed when the dialog opens: the text that was read is the text that is shared.
  const [text] = useState(() => shareText(ride, now(), language, t));

  return (
    <>
      <p>{t('share.contains')}</p>
      <blockquote className={styles.shared}>{text}</blockquote>
      <p className="soft">{t('share.snapshot')}</p>
      <div className={styles.foot}>
        {/* Above the buttons, which stay in view and would cover it. */}
        <p role="status">{copyResult ? t(`share.${copyResult}`) : ''}</p>
        <div className={styles.buttons}>
          {canShare && <Button onClick={() => share({ text })}>{t('share.send')}</Button>}
          <Button look={canShare ? 'quiet' : 'signal'} onClick={() => copy(text)}>
            {t('share.copy')}
          </Button>
        </div>
      </div>
    </>
  );
}
