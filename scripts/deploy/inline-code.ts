import { createHash } from 'node:crypto';
import { parsePage } from '../post-build/built-site';
import type { InlineHashes } from './policy';

/** More scripts than this in all pages of a kind mean that one of them differs from page to page. */
const SCRIPTS_MAX = 6;

/** Whether a browser runs a script of this type; any other is data. */
const isRun = (type: string | undefined) => !type || type === 'module' || /^(text|application)\/javascript$/.test(type);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const each = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

/**
 * The hashes of the inline scripts and styles of finished pages. Throws for anything that a hash cannot allow: an
 * attribute with a script or styles, a script that differs from page to page.
 */
export function inlineHashes(pages: readonly { readonly file: string; readonly html: string }[]): InlineHashes {
  const parsed = pages.map(({ file, html }) => ({ file, elements: parsePage(html).querySelectorAll('*') }));
  for (const { file, elements } of parsed) {
    for (const { rawTagName, attributes } of elements) {
      const name = Object.keys(attributes).find((attribute) => attribute === 'style' || /^on[a-z]/.test(attribute));
      if (name) throw new Error(`${file}: the policy for scripts and styles forbids <${rawTagName} ${name}="…">.`);
    }
  }
  const elements = parsed.flatMap((page) => page.elements);
  const textsOf = (tag: string) => elements.filter(({ rawTagName }) => rawTagName === tag);
  const scripts = each(
    textsOf('script')
      .filter((script) => !script.getAttribute('src') && isRun(script.getAttribute('type')))
      .map(({ rawText }) => rawText),
  );
  if (scripts.length > SCRIPTS_MAX) {
    throw new Error(`The pages have ${scripts.length} inline scripts: at least one differs from page to page.`);
  }
  return { scripts, styles: each(textsOf('style').map(({ rawText }) => rawText)) };
}
