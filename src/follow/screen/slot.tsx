interface SlotProps {
  readonly name: string;
  readonly tag?: 'p' | 'dd' | 'span';
  readonly className?: string | undefined;
  /** The text in the built page. */
  readonly text?: string;
  /** Screen readers announce its changes. */
  readonly isStatus?: boolean;
}

/** An element for a text of the page's own script. React renders it once and does not change its content afterwards. */
export function Slot({ name, tag: Tag = 'p', className, text = '', isStatus = false }: SlotProps) {
  return (
    <Tag
      data-slot={name}
      className={className}
      role={isStatus ? 'status' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; hydration does not compare it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
