import type { IconNode } from 'lucide';

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
export const Icon = ({ of: node, size = 24, strokeWidth = 2, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    {node.map(([Shape, attributes]) => (
      <Shape key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </svg>
);
