import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { card, linesOf } from '../../../scripts/search-engines/card';
import { fontProblems } from '../../../scripts/search-engines/fonts';
import { robots } from '../../../scripts/search-engines/site-map';
import { webManifest } from '../../../scripts/search-engines/web-manifest';
import { inColors } from '../../../scripts/search-engines/write-files';
import { cardPath, pageUrl } from '../../../src/layout/head/addresses';
import { canonicalPath } from '../../../src/layout/head/page-addresses';
import { site } from '../../../src/site';

test('robots are shown the sitemap and kept from nothing', () => {
  expect(robots('/website')).toBe('User-agent: *\nAllow: /\n\nSitemap: http://localhost:8000/website/sitemap.xml\n');
});

test.each([
  ['/home', '/'],
  ['/home/', '/'],
  ['/about', '/business'],
  ['/contact', '/business'],
  ['/business/', '/business'],
  ['/', '/'],
  ['/partner', '/partner'],
])('search engines are to know one address: %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('a page has an address and a card in each language; private pages have no card', () => {
  expect(pageUrl('/website', 'de', '/partner')).toBe('http://localhost:8000/website/de/partner');
  expect(cardPath('de', '/partner')).toBe('/cards/de-partner.png');
  expect(cardPath('de', '/private')).toBeNull();
});

test.each([
  ['#0b6e4f', '#fdfdfd'],
  ['#17140f', '#ffc400'],
])(
  'the icon has the operator’s colours, also those that it is drawn in, the other way round: %s, %s',
  (signal, onSignal) => {
    const drawing = readFileSync('static/icon.svg', 'utf8');
    expect(drawing).toContain('fill="#ffc400" stroke="#17140f"');
    expect(inColors(drawing, { signal, onSignal })).toContain(`fill="${signal}" stroke="${onSignal}"`);
  },
);

test('the manifest is in its language, stays below the path prefix and has maskable icons', () => {
  const manifest = webManifest('/website', 'de', {
    title: 'Taxi',
    description: 'Text',
    book: 'Bestellen',
    rides: 'Fahrten',
  });
  expect(manifest).toMatchObject({
    lang: 'de',
    start_url: '/website/de/bookings',
    scope: '/website/',
    short_name: site.name,
  });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test.each([
  ['One call for the whole team.', 21, ['One call for the', 'whole team.']],
  ['Taxi', 21, ['Taxi']],
  ['exactly ten', 11, ['exactly ten']],
  ['exactly ten', 10, ['exactly', 'ten']],
  ['Barrierefreiheitsstärkungsgesetz jetzt', 10, ['Barrierefreiheitsstärkungsgesetz', 'jetzt']],
])('a headline is broken between words: %s at %d', (text, length, lines) => {
  expect(linesOf(text, length)).toEqual(lines);
});

test('a card shows the headline, the company and its number, and is whole SVG whatever the text', () => {
  const svg = card('Pick & drop <fast>');
  expect(svg).toContain('Pick &amp; drop<');
  expect(svg).toContain('&lt;fast><');
  expect(svg).toContain(site.name);
  expect(svg).toContain(site.bookingPhone.shown);
});

test.each([9, 30, 60])('a company name of %d letters ends before the sun of the card', async (length) => {
  const name = 'Taxi Ruf '.repeat(7).slice(0, length);
  const [shown, beyond] = await Promise.all(
    [226, 1000].map(async (left) => {
      const area = { left, top: 64, width: 1200 - left, height: 56 };
      const [withName, without] = await Promise.all(
        [name, ''].map((text) =>
          sharp(Buffer.from(card('Taxi', text)))
            .extract(area)
            .raw()
            .toBuffer(),
        ),
      );
      return !without?.equals(withName ?? without);
    }),
  );
  expect({ shown, beyond }).toEqual({ shown: true, beyond: false });
});

test('a production build on a machine without fonts is refused: every letter of a card would be a box', async () => {
  const none = path.join(tmpdir(), `no-fonts-${process.pid}.conf`);
  writeFileSync(none, '<fontconfig/>');
  const check = ['--import', 'tsx', 'scripts/check-configuration.ts', '--production'];
  const env = { ...process.env, FONTCONFIG_FILE: none };
  expect(spawnSync(process.execPath, check, { encoding: 'utf8', env }).stderr).toContain('This machine has no font');
  rmSync(none);
  expect(await fontProblems()).toEqual([]);
});
