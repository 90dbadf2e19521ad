import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pageAddresses } from '../../../scripts/deploy/addresses';
import { cacheRules, cachingOf, HASH_DIGITS } from '../../../scripts/deploy/caching';
import { hostHeadersOf } from '../../../scripts/deploy/host-headers';
import { nginxHttps, nginxMaps, nginxSite } from '../../../scripts/deploy/nginx';
import { everyAnswer } from '../../../scripts/deploy/policy';
import { hostHeaders, hostRedirects, LINE_MAX, RULES_MAX } from '../../../scripts/deploy/static-hosts';
import { languages } from '../../../src/i18n/languages';
import { headers, services } from './google-build';

const pages = pageAddresses();

test('every address of the table has its kind, in every language', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/website', '/website/de', '/website/home', '/website/de/contact']));
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages.find(({ path }) => path === '/website/de/about')?.kind).toBe('maps');
  expect(pages.find(({ path }) => path === '/website/private')).toMatchObject({ kind: 'program', isClientOnly: true });
});

test('what has a hash in its name stays a year, drawings a week; anything else is asked about', () => {
  const hash = '0123456789'.slice(0, HASH_DIGITS);
  expect(cachingOf(`/app-${hash}.js`)).toContain('max-age=31536000');
  expect(cachingOf(`/styles.${hash}.css.map`)).toContain('immutable');
  expect(cachingOf('/static/a/b.avif')).toContain('immutable');
  expect(cachingOf('/icon.svg')).toContain('max-age=604800');
  for (const file of ['/index.html', '/page-data/app-data.json', '/robots.txt', '/app.js']) {
    expect(cachingOf(file)).toBe('no-cache, no-transform');
  }
});

test('servers that compress forbid a CDN to change a page: it would hide the email addresses', () => {
  expect(nginxMaps(headers)).toContain('default "no-cache, no-transform";');
});

describe('_headers for Netlify and Cloudflare Pages', () => {
  const text = hostHeaders(headers);
  const rules = text.match(/^\/.*$/gm) ?? [];

  test(`has at most ${RULES_MAX} rules, and lines of at most ${LINE_MAX} characters`, () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.length).toBeLessThanOrEqual(RULES_MAX);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LINE_MAX);
  });

  test('has at most one asterisk in a rule', () => {
    expect(rules.filter((rule) => rule.split('*').length > 2)).toEqual([]);
  });

  test('gives each address every header once, although the hosts add up all rules that match', () => {
    const headersOf = hostHeadersOf(text);
    for (const { path, kind, isClientOnly } of pages) {
      for (const address of [path, `${path}/`, ...(isClientOnly ? [`${path}/a/b`] : [])]) {
        expect(headersOf(address)).toEqual({ ...everyAnswer, ...headers[kind], 'Cache-Control': 'no-cache' });
      }
    }
    expect(headersOf('/website/app-0123456789.js')).toEqual({ ...everyAnswer, 'Cache-Control': cachingOf('/static/') });
    expect(headersOf('/website/sw.js')['Cache-Control']).toMatch(/, no-cache$/);
    expect(headersOf('/website/de/404/index.html')).toMatchObject(headers.content);
  });

  test('ends the build beyond the limits', () => {
    const long = { 'Content-Security-Policy': 'x'.repeat(LINE_MAX) };
    expect(() => hostHeaders({ ...headers, content: long })).toThrow('2000 are allowed');
  });
});

test('_headers: rules that match an address add up, with a comma', () => {
  const headersOf = hostHeadersOf('# A comment\n/*\n  A: 1\n/a/*.js\n  A: 2\n  B: 3\n/a/b\n  C: 4: 5\n');
  expect(headersOf('/x')).toEqual({ A: '1' });
  expect(headersOf('/a/x.js')).toEqual({ A: '1, 2', B: '3' });
  expect(headersOf('/a/b')).toEqual({ A: '1', C: '4: 5' });
  expect(headersOf('/a/b/')).toEqual({ A: '1' });
});

test('_redirects: both spellings, client-only addresses with 200, the 404 page of the language last', () => {
  const lines = hostRedirects().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/website/bookings /website/bookings/ 200',
      '/website/de/private/* /website/de/private/ 200',
      '/robots.txt /website/robots.txt 200',
      '/sw.js /website/sw.js 200',
    ]),
  );
  expect(lines.slice(-1 - languages.length)).toEqual([
    ...languages.slice(1).map((language) => `/website/${language}/* /website/${language}/404.html 404`),
    '/* /website/404.html 404',
    '',
  ]);
});

describe('nginx', () => {
  test('has every header on one level: it drops outer ones where a location has its own', () => {
    const site = nginxSite();
    for (const [block] of site.matchAll(/(location|if) [^{]*\{[^}]*\}/g)) expect(block).not.toContain('add_header');
    const named = [...site.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    expect(named).toEqual([...Object.keys(everyAnswer), ...['Content-Security-Policy', 'Cache-Control', 'Allow']]);
  });

  test('knows the kind of every page, by its file', () => {
    const maps = nginxMaps(headers);
    for (const kind of ['program', 'maps'] as const) {
      const [, pattern = ''] = new RegExp(`"~(.*)" "${kind}";`).exec(maps) ?? [];
      const matched = pages.filter(({ path }) => new RegExp(pattern).test(`${path}/index.html`));
      expect(matched).toEqual(pages.filter((page) => page.kind === kind));
    }
    for (const { pattern, value } of cacheRules) expect(maps).toContain(`"~${pattern}" "${value}";`);
  });
});

test('nginx: the lines of a deploy replace the files of the last one and leave the operator’s own locations', () => {
  const server = mkdtempSync(`${tmpdir()}/taxi-server-`);
  const document = readFileSync('docs/operations.md', 'utf8');
  const [, lines = ''] = /```\nsh deploy\/nginx\/publish\.sh .*\n([^`]*)```/.exec(document) ?? [];
  mkdirSync(`${server}/etc/nginx/sites-enabled`, { recursive: true });
  mkdirSync(`${server}/deploy/nginx`, { recursive: true });
  for (const build of ['first', 'second']) {
    writeFileSync(`${server}/deploy/nginx/https.conf`, build);
    const shell = `set -e; nginx() { echo "$@"; }; ${lines.replaceAll('/etc/', `${server}/etc/`)}`;
    expect(execFileSync('sh', ['-c', shell], { cwd: server, encoding: 'utf8' })).toBe('-t\n-s reload\n');
    expect(readFileSync(`${server}/etc/nginx/sites-enabled/https.conf`, 'utf8')).toBe(build);
  }
  expect(readdirSync(`${server}/etc`)).toEqual(['nginx', 'taxi']);
  expect(nginxSite()).toContain('\ninclude /etc/taxi-own/*.conf;');
  rmSync(server, { recursive: true });
});

test('nginx with https: the certificate of the site’s host, and http that leads there but for certbot', () => {
  const file = nginxHttps(services.site);
  const [, secure = '', plain = ''] = file.split(/^server /m);
  expect(secure).toContain('listen 443 ssl');
  expect(secure).toContain('ssl_certificate /etc/letsencrypt/live/www.taxi.example/fullchain.pem;');
  expect(secure).toContain('include /etc/taxi/site.conf;');
  expect(plain).toContain('return 301 https://www.taxi.example$request_uri;');
  expect(plain).toContain('location /.well-known/acme-challenge/ { root /var/www/html; }');
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('certbot certonly --webroot -w /var/www/html ');
  for (const server of [secure, plain]) expect(server).toContain('server_name www.taxi.example;');
});
