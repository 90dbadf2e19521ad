interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Lines of the text. */
  readonly lines?: readonly string[];
}

/** A link that opens a ready-made mail in the visitor's own program (RFC 6068: lines end in CR LF). */
export function mailLink({ to, subject, lines = [] }: Mail): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}
