import type { PreviewSamples } from './samples';
import type { PreviewTexts } from './texts';

/** Dark on white in both schemes, in the normal flow: it covers nothing, and nothing moves. */
const STYLE =
  '<style>#preview{padding:8px 16px;background:#fff;color:#111;border-bottom:4px double #111;' +
  'font:14px/1.4 system-ui,sans-serif}</style>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sentences of the strip: its purpose, the samples, the simulated parts. */
export function sentencesOf(texts: PreviewTexts, { facts, voices, team, pictures }: PreviewSamples): string {
  const samples = [
    ...(facts > 0 ? [texts.facts(facts)] : []),
    ...(voices ? [texts.voices] : []),
    ...(team ? [texts.team] : []),
    ...(pictures ? [texts.pictures] : []),
  ];
  return [...(samples.length > 0 ? [texts.samples(samples.join(', '))] : []), texts.simulated].join(' ');
}

/** The strip over a page of a preview, as HTML. */
export const stripOf = (texts: PreviewTexts, samples: PreviewSamples): string =>
  `<aside id="preview" aria-label="${escaped(texts.label)}">` +
  `<strong>${escaped(texts.title)}</strong> ${escaped(sentencesOf(texts, samples))}</aside>`;

const HEAD_END = '</head>';
const BODY = /<body[^>]*>/;

/**
 * A page with the strip as the first element of its body, and its style in the head; a page that has it is unchanged.
 * Throws for a page without the two.
 */
export function withStrip(html: string, strip: string): string {
  if (html.includes('<aside id="preview"')) return html;
  if (!BODY.test(html) || !html.includes(HEAD_END))
    throw new Error('A page has no place for the strip of the preview.');
  return html.replace(HEAD_END, () => STYLE + HEAD_END).replace(BODY, (body) => body + strip);
}
