import type { ReactNode } from 'react';
import * as styles from './turning.module.css';

interface TurningProps {
  readonly pictures: readonly [ReactNode, ReactNode] | readonly [ReactNode, ReactNode, ReactNode];
  readonly className?: string | undefined;
  /** Nothing in them that is not said beside them. */
  readonly isDecoration?: boolean;
}

/**
 * Pictures that take turns, each for 3 s (Spec §9), by CSS alone: stopped by the page's one pause control, under the
 * pointer, under focus and under reduced motion.
 */
export function Rotating({ pictures, className = '', isDecoration = false }: TurningProps) {
  const round = pictures.length === 2 ? styles.two : styles.three;
  return (
    <ul className={`${styles.turning} ${round} ${className}`.trim()} aria-hidden={isDecoration || undefined}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a place never change their order
        <li key={index}>{picture}</li>
      ))}
    </ul>
  );
}
