import { type Language, localPath } from '../../src/i18n/languages';
import { site } from '../../src/site';

/**
 * The icons of the installed site, by side length in pixels. The drawing of a maskable icon stays clear of the edges,
 * which phones cut off.
 */
export const icons = [
  { file: '/icons/icon-192.png', side: 192, purpose: 'any' },
  { file: '/icons/icon-512.png', side: 512, purpose: 'any' },
  { file: '/icons/maskable-192.png', side: 192, purpose: 'maskable' },
  { file: '/icons/maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** The background of an icon, and of the page before the first paint (tokens.css, --paper). */
export const PAPER = '#fbf7ef';

interface ManifestTexts {
  readonly title: string;
  readonly description: string;
  readonly book: string;
  readonly rides: string;
}

/** The web app manifest in a language. */
export const webManifest = (prefix: string, language: Language, texts: ManifestTexts) => ({
  id: `${prefix}/`,
  name: `${site.name}: ${texts.title}`,
  short_name: site.name,
  description: texts.description,
  lang: language,
  start_url: `${prefix}${localPath(language, '/bookings')}`,
  scope: `${prefix}/`,
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: icons.map(({ file, side, purpose }) => ({
    src: `${prefix}${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: texts.book, url: `${prefix}${localPath(language, '/bookings')}` },
    { name: texts.rides, url: `${prefix}${localPath(language, '/private/your-ride')}` },
  ],
});
