import { parseArgs } from 'node:util';
import { addressTable } from '../../src/address-table';
import type { LiveSettings } from './check';

/** The parsed command line. */
export type LiveCommandLine =
  | { readonly kind: 'settings'; readonly settings: LiveSettings }
  | { readonly kind: 'text'; readonly text: string; readonly isError: boolean };

const HELP = `Usage: npm run check:live -- https://www.example.org [options]

Asks a deployed site for its addresses, headers, compression, cache rules and certificates, and its backend for what
needs no customer. Nothing is changed. One line for each rule of docs/operations.md; exit code 1 when one fails.

  --api <address>    of the backend over HTTP (GATSBY_API_URL)
  --live <address>   of its live connection (GATSBY_LIVE_URL)
  --days <number>    for which a certificate must still be valid (14)
  --help             show this text and end

Without an address, it asks GATSBY_SITE_URL. The three variables come from the environment or from .env.production.
For a certificate of an authority of your own: NODE_EXTRA_CA_CERTS=<file> npm run check:live -- …`;

const options = {
  api: { type: 'string' },
  live: { type: 'string' },
  days: { type: 'string', default: '14' },
  help: { type: 'boolean' },
} as const;

/** `https://host` or `https://host:port`, optionally followed by the site's path; null for anything else. */
function originOf(address: string): string | null {
  const [, origin, path = ''] = /^(https:\/\/[^/?#]+)(\/[^?#]*)?$/.exec(address) ?? [];
  const isSite = ['', addressTable.prefix].includes(path.replace(/\/$/, ''));
  return origin !== undefined && isSite && URL.canParse(origin) ? new URL(origin).origin : null;
}

/** Parses the command line of the check; missing values come from the variables of the build. */
export function parseLiveCommandLine(argv: readonly string[], variables: NodeJS.ProcessEnv): LiveCommandLine {
  const refused = (text: string): LiveCommandLine => ({ kind: 'text', text: `${text}\n\n${HELP}`, isError: true });
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'text', text: HELP, isError: false };
  if (positionals.length > 1) return refused('Name one site.');
  const origin = originOf(positionals[0] ?? (variables.GATSBY_SITE_URL || ''));
  if (origin === null) return refused('Name the site by an address like https://www.example.org.');
  const api = values.api ?? (variables.GATSBY_API_URL || null);
  const live = values.live ?? (variables.GATSBY_LIVE_URL || null);
  if (api !== null && !/^https?:\/\/./.test(api)) return refused('--api must begin with https:// or http://.');
  if (live !== null && !/^wss?:\/\/./.test(live)) return refused('--live must begin with wss:// or ws://.');
  if (!/^\d{1,3}$/.test(values.days)) return refused('--days must be a number of days.');
  const hasOwnPort = new URL(origin).port !== '';
  return {
    kind: 'settings',
    settings: {
      origin,
      plain: hasOwnPort ? null : origin.replace('https:', 'http:'),
      api: api?.replace(/\/+$/, '') ?? null,
      live,
      days: Number(values.days),
    },
  };
}
