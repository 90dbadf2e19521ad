import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Language, languages } from '../../src/i18n/languages';
import { withTextFacts } from '../../src/i18n/texts';
import { cardPath } from '../../src/layout/head/addresses';
import { type ListedPath, listedPages } from '../../src/layout/head/page-addresses';
import { site } from '../../src/site';
import { card } from './card';
import { robots, siteMap } from './site-map';
import { icons, PAPER, webManifest } from './web-manifest';

/** The two colours in static/icon.svg and in the signal-coloured parts of static/drawings. */
const DRAWN_SIGNAL = '#ffc400';
const DRAWN_ON_SIGNAL = '#17140f';
const APPLE_ICON_SIDE = 180;

/** The headline on a page's card, as a text key. */
const headlines: Record<ListedPath, `${string}:${string}`> = {
  '/': 'home:headline',
  '/bookings': 'booking:pageTitle',
  '/business': 'business:headline',
  '/partner': 'partner:headline',
  '/imprint': 'legal:imprint.title',
  '/privacy': 'legal:privacy.title',
  '/accessibility': 'legal:accessibility.title',
  '/terms': 'legal:terms.title',
};

interface Folders {
  /** The folder of the built site, and its path prefix. */
  readonly built: string;
  readonly prefix: string;
  readonly locales: string;
}

/**
 * Writes the files for search engines and installation: sitemap, robots, manifests, icons, and a card per page and
 * language.
 */
export async function writeSearchEngineFiles({ built, prefix, locales }: Folders): Promise<void> {
  await mkdir(path.join(built, 'cards'), { recursive: true });
  await mkdir(path.join(built, 'icons'), { recursive: true });
  await writeFile(path.join(built, 'sitemap.xml'), siteMap(prefix));
  await writeFile(path.join(built, 'robots.txt'), robots(prefix));
  await paintDrawings(path.join(built, 'drawings'));
  await writeIcons(built);
  for (const language of languages) {
    const text = await textsOf(locales, language);
    const manifest = webManifest(prefix, language, {
      title: text('booking:pageTitle'),
      description: text('booking:pageDescription'),
      book: text('common:notFound.book'),
      rides: text('common:navigation.myBookings'),
    });
    await writeFile(path.join(built, `${language}.webmanifest`), `${JSON.stringify(manifest, null, 1)}\n`);
    for (const page of listedPages()) {
      const file = path.join(built, cardPath(language, page) ?? '');
      await sharp(Buffer.from(card(text(headlines[page]))))
        .png({ palette: true })
        .toFile(file);
    }
  }
}

/** A drawing in a separate file has no style sheet, so its colours are replaced by the operator's. */
async function paintDrawings(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(DRAWN_SIGNAL, site.colors.signal));
  }
}

/** A drawing in the operator's colours. At once: one of them may be the other drawn one. */
export const inColors = (drawing: string, { signal, onSignal }: Record<'signal' | 'onSignal', string>) =>
  drawing.replace(new RegExp(`${DRAWN_SIGNAL}|${DRAWN_ON_SIGNAL}`, 'g'), (drawn) =>
    drawn === DRAWN_SIGNAL ? signal : onSignal,
  );

/** The taxi sign in the operator's colours: unchanged for a browser, on paper colour for phones. */
async function writeIcons(built: string): Promise<void> {
  const file = path.join(built, 'icon.svg');
  const drawing = inColors(await readFile(file, 'utf8'), site.colors);
  await writeFile(file, drawing);
  const draw = async (side: number, share: number, background: string | null, name: string) => {
    const inner = Math.round(side * share);
    const edge = Math.floor((side - inner) / 2);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    await sharp(Buffer.from(drawing), { density: 72 * (side / 64) })
      .resize(inner, inner)
      .extend({
        top: edge,
        left: edge,
        bottom: side - inner - edge,
        right: side - inner - edge,
        background: background ?? clear,
      })
      .flatten(background ? { background } : false)
      .png()
      .toFile(path.join(built, name));
  };
  // A phone may crop a maskable icon to a circle of 80 %.
  for (const { file: name, side, purpose } of icons) {
    await draw(side, purpose === 'maskable' ? 0.6 : 1, purpose === 'maskable' ? PAPER : null, name);
  }
  await draw(APPLE_ICON_SIDE, 0.78, PAPER, '/icons/apple-touch.png');
}

/** Returns a function for a language's texts by namespace and key, with the operator's facts filled in. */
async function textsOf(locales: string, language: Language) {
  const names = ['home', 'booking', 'business', 'partner', 'legal', 'common'];
  const files = await Promise.all(
    names.map(async (name) => [name, JSON.parse(await readFile(`${locales}/${language}/${name}.json`, 'utf8'))]),
  );
  const texts: unknown = Object.fromEntries(files);
  return (key: string) => {
    const text = key
      .split(/[:.]/)
      .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], texts);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`);
    return withTextFacts(text);
  };
}
