import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../../../src/i18n/languages';
import type { Check } from '../check';

const locales = path.join(__dirname, '../../../../src/locales');

/** The sentences of a language that cannot be names of people or products: several words, without variables. */
function sentencesOf(language: Language): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string' && / .* /.test(value) && !value.includes('{{')) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const name of readdirSync(path.join(locales, language)))
    collect(JSON.parse(readFileSync(path.join(locales, language, name), 'utf8')));
  return found;
}
const sentences = new Map(languages.map((language) => [language, sentencesOf(language)]));

/**
 * Rules beyond axe's: one first heading, a name for each of several landmarks of a kind, a live region, nothing said by
 * two of them, the language of sentences in the other language, a link over the header, and nothing reachable behind
 * the map.
 */
export const structure: Check = {
  name: 'structure',
  each: 'language',
  find: async ({ page, language }) => {
    const own = sentences.get(language);
    const foreign = languages
      .filter((other) => other !== language)
      .flatMap((other) => [...(sentences.get(other) ?? [])].filter((text) => !own?.has(text)));
    return page.evaluate(
      ([lang, texts]) => {
        const found: string[] = [];
        const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
        const isNamed = (element: Element) => element.matches('[aria-label], [aria-labelledby]');
        const dialog = document.querySelector('dialog[open]');

        const headings = shown('h1').length;
        // An open dialog may hide the page below it, and has a heading of its own.
        if (headings !== 1 && !(headings === 0 && dialog)) found.push(`${headings} headings of the first level`);
        for (const landmark of shown('nav, aside, [role=search], [role=navigation]'))
          if (!isNamed(landmark)) found.push(`a landmark without a name: ${landmark.outerHTML.slice(0, 120)}`);
        if (dialog && !isNamed(dialog)) found.push('a dialog without a name');
        const regions = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')];
        if (regions.length === 0) found.push('no live region');
        const said = new Set<string>();
        const heard = dialog ?? document;
        for (const region of regions.filter(
          (each) => isShown(each) && heard.contains(each) && !each.closest('[inert]'),
        )) {
          const text = region.textContent?.replace(/\s+/g, ' ').trim();
          if (text && said.has(text)) found.push(`said twice: "${text}"`);
          if (text) said.add(text);
        }

        if (document.documentElement.lang !== lang) found.push(`the page says that it is in another language`);
        const all = new Set(texts);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          const text = textContent?.trim() ?? '';
          if (all.has(text) && parentElement?.closest('[lang]')?.getAttribute('lang') === lang)
            found.push(`in another language, and not marked: "${text}"`);
        }

        const [first] = document.querySelectorAll('a[href], button, input, select, textarea');
        const target = first?.getAttribute('href') ?? '';
        if (!/^#./.test(target) || !document.querySelector(target)?.matches('main'))
          found.push('the first control is no link to the content');
        const panel = document.querySelector('main [data-sheet-place]');
        const map = panel?.nextElementSibling;
        const behind = [...document.querySelectorAll('main a[href], main button, main input')].filter(
          (control) =>
            !control.closest('dialog') &&
            map &&
            !map.contains(control) &&
            map.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const before = new Set(shown('header a[href]').map((link) => link.getAttribute('href')));
        for (const control of behind.filter((each) => isShown(each) && !before.has(each.getAttribute('href'))))
          found.push(`behind the map: ${control.outerHTML.slice(0, 120)}`);
        return found;
      },
      [language, foreign] as const,
    );
  },
};
