import { createElement, forwardRef, type SVGProps } from 'react';

/** An icon in the format of the icon library's renderer. */
interface Drawing {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number;
}

const common = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon with an accessible name must not be hidden from assistive technology. */
const isNamed = (props: object) => Object.keys(props).some((name) => /^(aria-.*|role|title)$/.test(name));

/**
 * Replaces the icon library's renderer in the browser's bundle (scripts/bundles/lighter-bundles.ts), with only the
 * options that this site uses: size and stroke width.
 */
export default function createIcon({ name, aliases = [], node }: Drawing) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, strokeWidth = 2, className = '', ...more }, ref) =>
    createElement(
      'svg',
      {
        ref,
        ...common,
        width: size,
        height: size,
        strokeWidth,
        className: `${classes} ${className}`.trim(),
        ...(isNamed(more) ? {} : { 'aria-hidden': 'true' }),
        ...more,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    ),
  );
}
