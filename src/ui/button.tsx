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
