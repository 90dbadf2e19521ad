import { rightAnswer, SCRIPT, type ServedAnswer, type SiteRequest } from './right-site';

/** A site with one defect: the line of the check that must fail, and the changed answers. */
interface WrongSite {
  readonly name: string;
  /** The start of the line, then a part of its sentence. */
  readonly line: string;
  readonly problem: string;
  readonly bend: (answer: ServedAnswer, request: SiteRequest, origin: string) => ServedAnswer;
}

type Bend = WrongSite['bend'];

const at =
  (paths: RegExp, change: (answer: ServedAnswer, request: SiteRequest) => Partial<ServedAnswer>): Bend =>
  (answer, request) =>
    paths.test(request.path) ? { ...answer, ...change(answer, request) } : answer;

const everywhere = /^/;
const pages = /^(?!.*\.(js|svg|txt|xml)$)/;
const withHeader = (paths: RegExp, name: string, value: string): Bend =>
  at(paths, ({ headers }) => ({ headers: { ...headers, [name]: value } }));
const withoutHeader = (paths: RegExp, name: string): Bend =>
  at(paths, ({ headers: { [name]: _, ...headers } }) => ({ headers }));
const asPath =
  (path: string): Bend =>
  (_, { headers }, origin) =>
    rightAnswer({ path, headers }, origin);

const POLICY = 'content-security-policy';
const policy = (value: string): Bend => withHeader(pages, POLICY, value);

/** One site for each possible defect. */
export const wrongSites: readonly WrongSite[] = [
  {
    name: 'the spelling with a slash is redirected',
    line: '/website/bookings,',
    problem: '/website/bookings/: expected 200, got 301 to /website/bookings',
    bend: at(/\/bookings\/$/, ({ headers }) => ({
      status: 301,
      headers: { ...headers, location: '/website/bookings' },
    })),
  },
  {
    name: 'a page is missing in German',
    line: '/website/imprint,',
    problem: '/website/de/imprint: expected 200, got 404',
    bend: at(/\/de\/imprint$/, () => ({ status: 404 })),
  },
  {
    name: 'German pages are English',
    line: '/website/terms,',
    problem: '/website/de/terms: its language is en, not de',
    bend: (answer, request, origin) =>
      /\/de\/terms/.test(request.path) ? asPath('/website/terms')(answer, request, origin) : answer,
  },
  {
    name: 'a page has no type',
    line: '/website/privacy,',
    problem: '/website/privacy: is of no type, not text/html',
    bend: withoutHeader(/\/privacy$/, 'content-type'),
  },
  {
    name: 'an additional address is not known',
    line: '/website/home,',
    problem: '/website/home: expected 200, got 404',
    bend: at(/\/home$/, () => ({ status: 404 })),
  },
  {
    name: 'an address below a client-only page is a 404',
    line: 'below /website/private:',
    problem: '/website/private/no-such-page: expected 200, got 404',
    bend: at(/\/private\/./, () => ({ status: 404 })),
  },
  {
    name: 'an address below a client-only page shows Home',
    line: 'below /website/booking-details:',
    problem: '/website/booking-details/no-such-page: is not the page of /website/booking-details',
    bend: (answer, request, origin) =>
      /^\/website\/booking-details\/./.test(request.path) ? asPath('/website/')(answer, request, origin) : answer,
  },
  {
    name: 'an unknown address shows Home with 200',
    line: 'an unknown address:',
    problem: '/website/no-such-page: expected 404, got 200',
    bend: (answer, request, origin) => (answer.status === 404 ? asPath('/website/')(answer, request, origin) : answer),
  },
  {
    name: 'the German 404 is English',
    line: 'an unknown address:',
    problem: '/website/de/no-such-page: its language is en, not de',
    bend: (answer, request, origin) =>
      answer.status === 404 ? asPath('/website/no-such-page')(answer, request, origin) : answer,
  },
  {
    name: 'robots.txt is not at the root',
    line: '/robots.txt',
    problem: '/robots.txt: expected 200, got 404',
    bend: at(/^\/robots\.txt$/, () => ({ status: 404 })),
  },
  {
    name: 'a former site’s worker stays: its file is not at the root',
    line: 'the workers',
    problem: '/sw.js: expected 200, got 404',
    bend: at(/^\/sw\.js$/, () => ({ status: 404 })),
  },
  {
    name: 'a former site’s worker stays: its file is a page',
    line: 'the workers',
    problem: '/service-worker.js: is text/html; charset=utf-8, not text/javascript',
    bend: (answer, request, origin) =>
      request.path === '/service-worker.js' ? asPath('/website/')(answer, request, origin) : answer,
  },
  {
    name: 'robots.txt names another host',
    line: '/robots.txt',
    problem: '/robots.txt does not name https://localhost:',
    bend: at(/^\/robots\.txt$/, () => ({ body: Buffer.from('Sitemap: https://example.org/website/sitemap.xml') })),
  },
  {
    name: 'the sitemap is missing',
    line: '/robots.txt',
    problem: '/website/sitemap.xml: expected 200, got 404',
    bend: at(/sitemap/, () => ({ status: 404 })),
  },
  {
    name: 'the sitemap lists another host',
    line: '/robots.txt',
    problem: 'the site is built for another address (GATSBY_SITE_URL)',
    bend: at(/sitemap/, () => ({ body: Buffer.from('<loc>https://example.org/website</loc>') })),
  },
  {
    name: 'Strict-Transport-Security is missing on scripts',
    line: 'strict-transport-security:',
    problem: `${SCRIPT}: is missing`,
    bend: withoutHeader(/\.js$/, 'strict-transport-security'),
  },
  {
    name: 'Strict-Transport-Security ends after a minute',
    line: 'strict-transport-security:',
    problem: '/website/: max-age is 60, less than half a year (15552000)',
    bend: withHeader(everywhere, 'strict-transport-security', 'max-age=60'),
  },
  {
    name: 'types may be guessed',
    line: 'x-content-type-options:',
    problem: '/website/icon.svg: is missing',
    bend: withoutHeader(/\.svg$/, 'x-content-type-options'),
  },
  {
    name: 'other sites may embed files',
    line: 'cross-origin-resource-policy:',
    problem: '/website/: is cross-origin, not same-origin or same-site',
    bend: withHeader(everywhere, 'cross-origin-resource-policy', 'cross-origin'),
  },
  {
    name: 'Google gets no referrer',
    line: 'referrer-policy:',
    problem: '/website/bookings: is no-referrer, not strict-origin-when-cross-origin',
    bend: withHeader(pages, 'referrer-policy', 'no-referrer'),
  },
  {
    name: "Google's popup is cut off",
    line: 'cross-origin-opener-policy:',
    problem: '/website/: is same-origin, not same-origin-allow-popups',
    bend: withHeader(pages, 'cross-origin-opener-policy', 'same-origin'),
  },
  {
    name: 'the position is forbidden',
    line: 'permissions-policy:',
    problem: '/website/bookings: forbids the position',
    bend: withHeader(pages, 'permissions-policy', 'geolocation=(), camera=(), microphone=(), payment=()'),
  },
  {
    name: 'the camera is allowed',
    line: 'permissions-policy:',
    problem: '/website/: does not forbid camera',
    bend: withHeader(pages, 'permissions-policy', 'geolocation=(self), microphone=(), payment=()'),
  },
  {
    name: 'there is no policy for scripts on the 404 page',
    line: `${POLICY}:`,
    problem: '/website/no-such-page: is missing',
    bend: withoutHeader(/no-such-page/, POLICY),
  },
  {
    name: 'inline scripts are allowed',
    line: `${POLICY}:`,
    problem: "/website/: script-src allows 'unsafe-inline'",
    bend: policy("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' 'unsafe-inline'"),
  },
  {
    name: 'inline scripts are allowed by default-src',
    line: `${POLICY}:`,
    problem: "/website/: script-src allows 'unsafe-inline'",
    bend: policy("default-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"),
  },
  {
    name: 'scripts of any host are allowed',
    line: `${POLICY}:`,
    problem: '/website/: script-src allows scripts of any host',
    bend: policy("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' https:"),
  },
  {
    name: 'the policy names no sources',
    line: `${POLICY}:`,
    problem: '/website/: script-src allows scripts of any host',
    bend: policy("frame-ancestors 'none'"),
  },
  {
    name: 'plug-ins are allowed',
    line: `${POLICY}:`,
    problem: "/website/: object-src is not 'none'",
    bend: policy("default-src 'self'; base-uri 'none'; frame-ancestors 'none'"),
  },
  {
    name: 'addresses may get another base',
    line: `${POLICY}:`,
    problem: '/website/: base-uri is missing',
    bend: policy("default-src 'none'; script-src 'self'; frame-ancestors 'none'"),
  },
  {
    name: 'other sites may frame it',
    line: `${POLICY}:`,
    problem: '/website/: frame-ancestors is missing',
    bend: policy("default-src 'none'; script-src 'self'; base-uri 'none'"),
  },
  {
    name: 'scripts are not compressed',
    line: 'compressed: gzip:',
    problem: `${SCRIPT}: is not compressed`,
    bend: (answer, request, origin) =>
      request.path === SCRIPT ? rightAnswer({ path: SCRIPT, headers: {} }, origin) : answer,
  },
  {
    name: 'brotli is missing',
    line: 'compressed: br:',
    problem: '/website/: is compressed with gzip',
    bend: (answer, { path, headers }, origin) =>
      headers['accept-encoding'] === 'br'
        ? rightAnswer({ path, headers: { 'accept-encoding': 'gzip' } }, origin)
        : answer,
  },
  {
    name: 'a client that reads no brotli gets it',
    line: 'compressed: br:',
    problem: '/website/icon.svg: is compressed for a client that cannot read it',
    bend: (answer, { path }, origin) =>
      path.endsWith('.svg') ? rightAnswer({ path, headers: { 'accept-encoding': 'br' } }, origin) : answer,
  },
  {
    name: 'Vary is missing',
    line: 'compressed: br:',
    problem: '/website/: Vary does not name Accept-Encoding',
    bend: withoutHeader(everywhere, 'vary'),
  },
  {
    name: 'a compressed copy is older than its file',
    line: 'compressed: gzip:',
    problem: '/website/icon.svg: the compressed copy is another file',
    bend: (answer, { path, headers }, origin) =>
      path.endsWith('.svg') && headers['accept-encoding'] === 'gzip'
        ? { ...answer, body: rightAnswer({ path: SCRIPT, headers }, origin).body }
        : answer,
  },
  {
    name: 'files with a hash are asked about each time',
    line: 'files with a hash',
    problem: `${SCRIPT}: Cache-Control is no-cache`,
    bend: withHeader(/\.js$/, 'cache-control', 'no-cache'),
  },
  {
    name: 'files with a hash are kept for a day',
    line: 'files with a hash',
    problem: `${SCRIPT}: Cache-Control is public, max-age=86400, immutable`,
    bend: withHeader(/\.js$/, 'cache-control', 'public, max-age=86400, immutable'),
  },
  {
    name: 'pages are kept for an hour',
    line: 'pages are asked',
    problem: '/website/terms: Cache-Control is public, max-age=3600, not no-cache',
    bend: withHeader(/\/terms$/, 'cache-control', 'public, max-age=3600'),
  },
  {
    name: 'nothing says how long pages are kept',
    line: 'pages are asked',
    problem: '/website/: Cache-Control is missing, not no-cache',
    bend: withoutHeader(pages, 'cache-control'),
  },
  {
    name: 'pages have no tag',
    line: 'pages are asked',
    problem: '/website/: has neither ETag nor Last-Modified',
    bend: withoutHeader(pages, 'etag'),
  },
  {
    name: 'pages are sent again though nothing has changed',
    line: 'pages are asked',
    problem: '/website/: asked again with what it named, expected 304, got 200',
    bend: (answer, { path }, origin) => (answer.status === 304 ? rightAnswer({ path, headers: {} }, origin) : answer),
  },
];
