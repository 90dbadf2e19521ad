interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines?: readonly string[];
}

/** A `mailto:` link with a prepared message (RFC 6068: lines end in CR LF). */
export function mailLink({ to, subject, lines = [] }: Mail): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}
