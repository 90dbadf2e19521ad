import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import * as styles from './safety.module.css';
import { type SharedRide, shareText } from './share-text';

/** A snapshot of the ride, and labelled as one (D9): shows the text first, then shares or copies it. */
export function SharedText({ ride }: { readonly ride: SharedRide }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  // Fixed when the dialog opens: the text that was read is the text that is shared.
  const [text] = useState(() => shareText(ride, Date.now(), language, t));
  const canShare = typeof navigator.share === 'function';

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // Closed without sharing, or refused by the device: the text can still be copied.
    }
  };

  return (
    <>
      <p>{t('share.contains')}</p>
      <blockquote className={styles.shared}>{text}</blockquote>
      <p className="soft">{t('share.snapshot')}</p>
      <div className={styles.buttons}>
        {canShare && <Button onClick={share}>{t('share.send')}</Button>}
        <Button look={canShare ? 'quiet' : 'signal'} onClick={copy}>
          {t('share.copy')}
        </Button>
      </div>
      <p role="status">{said ? t(`share.${said}`) : ''}</p>
    </>
  );
}
