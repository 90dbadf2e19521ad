import { type HeadersByKind, type InlineHashes, pageHeaders } from '../../../scripts/deploy/policy';
import type { Services } from '../../../scripts/deploy/services';
import type { PageKind } from '../../../src/i18n/page-kind';

/** The services of an operator with Google's maps. */
export const services: Services = {
  site: 'https://www.taxi.example',
  api: 'https://api.taxi.example/v1',
  live: 'wss://live.taxi.example:55552/taxi/wss2',
  identity: 'https://accounts.google.com',
  maps: 'https://maps.googleapis.com',
  tiles: null,
  open: [],
  reports: null,
};

const hash = (name: string, index: number) => `'sha256-${`${name}${index}`.padEnd(43, 'x')}='`;

/** As many scripts and styles as a build may have at most. */
export const hashes: InlineHashes = {
  scripts: Array.from({ length: 6 }, (_, index) => hash('script', index)),
  styles: Array.from({ length: 12 }, (_, index) => hash('style', index)),
};

const headersOf = (kind: PageKind) => pageHeaders(kind, services, hashes);

/** The headers of an operator's site. */
export const headers: HeadersByKind = {
  content: headersOf('content'),
  maps: headersOf('maps'),
  program: headersOf('program'),
};
