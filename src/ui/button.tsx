import type { ButtonHTMLAttributes } from 'react';
import * as styles from './button.module.css';

/** The role of a button: the main action, a secondary one, or one that ends something. */
export type ButtonLook = 'signal' | 'quiet' | 'stop';

const looks = { signal: styles.signal, quiet: styles.quiet, stop: styles.stop };

/** The class of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook = 'signal', extra = '') =>
  `${styles.button} ${looks[look]} ${extra}`.trim();

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
}

/** A button with type="button" by default. */
export function Button({ look = 'signal', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

interface RetryButtonProps {
  readonly look?: ButtonLook;
  readonly onRetry: () => void;
  /** "Try Again" in the page's language. */
  readonly children: string;
}

/**
 * Repeats a failed call. While the call runs, the screen shows that it is loading, without this button: the focus moves
 * to the page's content before (WCAG 2.4.3).
 */
export function RetryButton({ look = 'signal', onRetry, children }: RetryButtonProps) {
  const retry = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button look={look} onClick={retry}>
      {children}
    </Button>
  );
}
