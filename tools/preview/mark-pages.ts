import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operatorFacts, PICTURES_OF, pictureProblems } from '../../scripts/configuration/operator-facts';
import { pagesOf } from '../../scripts/post-build/built-site';
import { languageOf, textIn } from '../../src/i18n/languages';
import { site } from '../../src/site';
import { type PreviewTexts, previewTexts } from './texts';

/** The samples that a preview's visitor sees. */
interface PreviewSamples {
  /** The number of facts, without those listed separately below. */
  readonly facts: number;
  readonly voices: boolean;
  readonly team: boolean;
  /** The screenshots on Home show other facts. */
  readonly pictures: boolean;
}

const VOICES = 'homeFacts.voices';
const TEAM = 'homeFacts.showsTeam';

/** Sorts the dotted paths of samples. */
export const samplesIn = (paths: readonly string[], pictures: boolean): PreviewSamples => ({
  facts: paths.filter((path) => path !== VOICES && path !== TEAM).length,
  voices: paths.includes(VOICES),
  team: paths.includes(TEAM),
  pictures,
});

/** The samples of src/site.ts and of the pictures. */
const currentSamples = (): PreviewSamples =>
  samplesIn(operatorFacts().samples, pictureProblems(readFileSync(PICTURES_OF, 'utf8'), site).length > 0);

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

/** The variable of a build that is a preview (`npm run preview`). */
const isPreview = () => process.env.PREVIEW === '1';

/** Adds the strip of a preview to every page of a built site, in the page's language. */
export function markPages(built: string, samples: PreviewSamples): void {
  for (const { path: pagePath, file: name } of pagesOf(built)) {
    const texts = textIn(previewTexts, languageOf(pagePath));
    const file = path.join(built, name);
    writeFileSync(file, withStrip(readFileSync(file, 'utf8'), stripOf(texts, samples)));
  }
}

/** Does the same in a build for `npm run preview`; any other build stays unchanged, to the byte. */
export function markPreview(built: string): void {
  if (isPreview()) markPages(built, currentSamples());
}
