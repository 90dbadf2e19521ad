import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import * as styles from './button.module.css';
import * as roundStyles from './icon-button.module.css';

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
 * Repeats what has failed. Meanwhile, and after a success, the button is gone: the focus moves to the dialog's heading
 * or the page's content before (WCAG 2.4.3).
 */
export function RetryButton({ look = 'signal', onRetry, children }: RetryButtonProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const heading = currentTarget.closest('dialog')?.querySelector('h2');
    (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button look={look} onClick={retry}>
      {children}
    </Button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name, in place of the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** The class of a round button, for buttons rendered by other components. */
export const iconButtonClass = roundStyles.round;

/** A round button with an icon. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${roundStyles.round} ${className}`.trim()} aria-label={label} {...rest}>
      {icon}
    </button>
  );
}
