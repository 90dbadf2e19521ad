import { useBusyText } from '../backend/use-busy-text';
import * as styles from './layout.module.css';

/**
 * Says that the page waits for a busy backend, over its content so that nothing moves (decision
 * reads-wait-orders-never).
 */
export function BusyNotice() {
  const text = useBusyText();
  return <div aria-live="polite">{text && <p className={styles.busy}>{text}</p>}</div>;
}
