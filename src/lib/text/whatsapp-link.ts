/** A link that opens WhatsApp with a prepared message to a number (digits, country code first). */
export const whatsappLink = (digits: string, lines: readonly string[]): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(lines.join('\n'))}`;
