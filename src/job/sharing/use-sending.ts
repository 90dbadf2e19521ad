import { useState } from 'react';

/**
 * Sends something by the device's share sheet, or copies a text. `copyResult` is what became of the last
 * attempt; a share sheet that somebody closed says nothing. Calls `onSent` once it has left the page.
 */
export function useSending(onSent?: () => void) {
  const [copyResult, setCopyResult] = useState<'copied' | 'notCopied' | 'notShared' | null>(null);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onSent?.();
      setCopyResult('copied');
    } catch {
      setCopyResult('notCopied');
    }
  };
  const share = async (data: ShareData) => {
    setCopyResult(null);
    try {
      await navigator.share(data);
      onSent?.();
    } catch (error) {
      if ((error as Partial<Error> | null)?.name !== 'AbortError') setCopyResult('notShared');
    }
  };
  return { canShare: typeof navigator.share === 'function', copyResult, copy, share };
}
