import type { ReactNode } from 'react';
import * as styles from './rotating-pictures.module.css';

interface TurningProps {
  readonly pictures: readonly [ReactNode, ReactNode] | readonly [ReactNode, ReactNode, ReactNode];
  readonly className?: string | undefined;
  /** Whether the text beside the pictures says everything they show. */
  readonly isDecoration?: boolean;
}

/**
 * Rotating pictures, each shown for 3 s (Spec §9), by CSS alone. The page's pause control, hover, focus and reduced
 * motion stop them.
 */
export function RotatingPictures({ pictures, className = '', isDecoration = false }: TurningProps) {
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
