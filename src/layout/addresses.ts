import { env } from '../env';
import { type Language, localPath } from '../i18n/languages';

/** Pages with more than one address (Spec §2): each further one, and the one that search engines are to know. */
export const furtherAddresses = { '/home': '/', '/about': '/business', '/contact': '/business' } as const;

/** The pages that search engines may list, by their card: the picture that a shared link shows. */
export const indexablePages = {
  '/': 'home',
  '/bookings': 'bookings',
  '/business': 'business',
  '/partner': 'partner',
  '/imprint': 'imprint',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
  '/terms': 'terms',
} as const;

/** A page that search engines may list. */
export type IndexablePath = keyof typeof indexablePages;

/** Width and height of a card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The one address of a page among several, without a slash at its end. */
export function canonicalPath(path: string): string {
  const page = path.replace(/(.)\/$/, '$1');
  return furtherAddresses[page as keyof typeof furtherAddresses] ?? page;
}

/** The file of a page's card below the path prefix; null for pages that nobody lists. */
export function cardPath(language: Language, path: string): string | null {
  const card = indexablePages[path as IndexablePath];
  return card ? `/cards/${language}-${card}.png` : null;
}

/** The whole address of a file or page below the path prefix. */
export const wholeAddress = (prefix: string, path: string) => `${env.siteUrl}${prefix}${path}`;

/** The whole address of a page in a language. */
export const pageAddress = (prefix: string, language: Language, path: string) =>
  wholeAddress(prefix, localPath(language, path));
