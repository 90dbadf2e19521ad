import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from '../../scripts/post-build/built-site';
import { languageOf, textIn } from '../../src/i18n/languages';
import { currentSamples, type PreviewSamples } from './samples';
import { stripOf, withStrip } from './strip';
import { previewTexts } from './texts';

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
