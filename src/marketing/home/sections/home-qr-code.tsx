import type { BookingCode } from './booking-code';
import * as styles from './home-qr-code.module.css';

/** A QR code, dark on light in both colour schemes, so that every scanner reads it. */
export function QrCode({ code, label }: { readonly code: BookingCode; readonly label: string }) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={styles.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} stroke="var(--black)" />
    </svg>
  );
}
