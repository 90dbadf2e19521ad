/** A link that opens WhatsApp with a message to a number (digits, country first) already written. */
export const whatsappLink = (digits: string, lines: readonly string[]): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(lines.join('\n'))}`;
