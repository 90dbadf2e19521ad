import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name, in place of the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** The class of a round button, for buttons rendered by other components. */
export const iconButtonClass = styles.round;

/** A round button with an icon. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.round} ${className}`.trim()} aria-label={label} {...rest}>
      {icon}
    </button>
  );
}
