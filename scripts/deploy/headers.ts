import type { PageKind } from '../../src/i18n/page-kind';
import { type InlineHashes, policyOf, policyText } from './policy';
import type { Services } from './services';

/** Header fields by name. */
export type Headers = Readonly<Record<string, string>>;

/** For every answer. Google checks the key of its maps by the referrer, and its sign-in opens a popup. */
export const everyAnswer: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), bluetooth=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of a kind of page in addition to {@link everyAnswer}. */
export function pageHeaders(kind: PageKind, services: Services, hashes: InlineHashes): Headers {
  return { 'Content-Security-Policy': policyText(policyOf(kind, services, hashes)) };
}

/** The kinds of pages, the most common last. */
export const pageKinds: readonly PageKind[] = ['program', 'maps', 'content'];

/** The headers that a site's servers send, for the pages of each kind. */
export type HeadersByKind = Readonly<Record<PageKind, Headers>>;
