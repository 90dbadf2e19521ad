import { encode } from 'uqr';
import * as styles from './qr-code.module.css';

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
