import { useState } from 'react';

/**
 * Sends a text by the device's share sheet, or copies it. `said` is what became of the last copy. Calls `onSent` once
 * the text has left the page; a share sheet that was closed, or is refused by the device, leaves the other ways.
 */
export function useSending(onSent?: () => void) {
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onSent?.();
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  const share = async (text: string) => {
    try {
      await navigator.share({ text });
      onSent?.();
    } catch {
      // Closed without sharing, or refused by the device.
    }
  };
  return { canShare: typeof navigator.share === 'function', said, copy, share };
}
