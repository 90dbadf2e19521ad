import { useState } from 'react';
import { encode } from 'uqr';
import * as styles from './sharing.module.css';

/**
 * Sends something by the device's share sheet, or copies a text. `copyResult` is what became of the last
 * attempt; a share sheet that somebody closed says nothing. Calls `onSent` once it has left the page.
 */
export function useSending(onSent?: () => void) {
  const [copyResult, setCopyResult] = useState<'copied' | 'notCopied' | 'notShared' | null>(null);

  const copy = async (text: string) => {
    // Emptied first: screen readers announce the same words again only as a change.
    setCopyResult(null);
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

/** The quiet zone around a code, in modules, which cameras need. */
const BORDER = 4;

/** A text as a QR code, drawn as one path; dark on white in every colour scheme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--white)" />
      <path d={path} fill="var(--print)" />
    </svg>
  );
}
