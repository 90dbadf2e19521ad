import { useState } from 'react';

/**
 * Sends something by the device's share sheet, or copies a text. `said` is what became of the last attempt; a share
 * sheet that somebody closed says nothing. Calls `onSent` once it has left the page.
 */
export function useSending(onSent?: () => void) {
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'notShared' | null>(null);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onSent?.();
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  const share = async (data: ShareData) => {
    setSaid(null);
    try {
      await navigator.share(data);
      onSent?.();
    } catch (error) {
      if ((error as Partial<Error> | null)?.name !== 'AbortError') setSaid('notShared');
    }
  };
  return { canShare: typeof navigator.share === 'function', said, copy, share };
}
