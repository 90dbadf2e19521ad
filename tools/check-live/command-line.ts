import * as v from 'valibot';
import { addressTable } from '../../src/address-table';
import { parseCommandLine, textLike } from '../shared/command-line';

const INTRODUCTION = `Usage: npm run check:live -- https://www.example.org [options]

Asks a deployed site for its addresses, headers, compression, cache rules and certificates, and its backend for what
needs no customer. Nothing is changed. One line for each rule; exit code 1 when one fails.

Without an address, it asks GATSBY_SITE_URL. The three variables come from the environment or from .env.production.
For a certificate of an authority of your own: NODE_EXTRA_CA_CERTS=<file> npm run check:live -- …`;

const http = v.nullish(textLike(/^https?:\/\/./, '--api must begin with https:// or http://.'), null);
const socket = v.nullish(textLike(/^wss?:\/\/./, '--live must begin with wss:// or ws://.'), null);
const days = textLike(/^\d{1,3}$/, '--days must be a number of days.');
const options = {
  api: ['<address>', 'of the backend over HTTP (GATSBY_API_URL)', http],
  live: ['<address>', 'of its live connection (GATSBY_LIVE_URL)', socket],
  days: ['<number>', 'for which a certificate must still be valid (14)', v.optional(days, '14')],
} as const;

/** `https://host` or `https://host:port`, optionally followed by the site's path; null for anything else. */
function originOf(address: string): string | null {
  const [, origin, path = ''] = /^(https:\/\/[^/?#]+)(\/[^?#]*)?$/.exec(address) ?? [];
  const isSite = ['', addressTable.prefix].includes(path.replace(/\/$/, ''));
  return origin !== undefined && isSite && URL.canParse(origin) ? new URL(origin).origin : null;
}

/** Parses the command line of the check; missing values come from the variables of the build. */
export const parseLiveCommandLine = (argv: readonly string[], variables: NodeJS.ProcessEnv) =>
  parseCommandLine(
    argv,
    INTRODUCTION,
    options,
    (given, words) => {
      if (words.length > 1) throw new Error('Name one site.');
      const origin = originOf(words[0] ?? (variables.GATSBY_SITE_URL || ''));
      if (origin === null) throw new Error('Name the site by an address like https://www.example.org.');
      const api = v.parse(http, given.api ?? (variables.GATSBY_API_URL || null));
      const live = v.parse(socket, given.live ?? (variables.GATSBY_LIVE_URL || null));
      return {
        /** The site's origin: `https://www.example.org`. */
        origin,
        /** The same site without https; null to skip it. */
        plain: new URL(origin).port === '' ? origin.replace('https:', 'http:') : null,
        /** The backend's addresses in the site's build; null to skip them. */
        api: api?.replace(/\/+$/, '') ?? null,
        live,
        /** The minimum number of days that a certificate must still be valid. */
        days: Number(given.days),
      };
    },
    true,
  );

/** The addresses and limits of the check. */
export type LiveSettings = Readonly<Extract<ReturnType<typeof parseLiveCommandLine>, { kind: 'settings' }>['settings']>;
