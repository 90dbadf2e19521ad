import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** One of ./icons. */
  readonly of: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/**
 * An icon beside a text or in a control with a name. The icon library's own component for React also has contexts and
 * class names: 1.2 KB (gzip) of every page.
 */
export const Icon = ({ of: node, size = 24, strokeWidth = 2, className }: IconProps) =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
      'aria-hidden': true,
    },
    ...node.map(([element, attributes]) => createElement(element, attributes)),
  );
