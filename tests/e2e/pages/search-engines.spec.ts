import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { languages, localPath } from '../../../src/i18n/languages';
import { clientOnlyPageOf, listedPages } from '../../../src/layout/head/page-addresses';
import { legalFacts, site } from '../../../src/site';
import { expect, test } from '../../support/browser/browser';
import { type BuiltPage, built, builtPages, fileOf, PREFIX } from '../../support/browser/built-site';
import { htmlRules } from '../../support/browser/html-validate';

const pages = builtPages();
const pageAt = (address: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.address === (address || '/'));
  if (!page) throw new Error(`No page is built for ${address}`);
  return page;
};
const content = ({ document }: BuiltPage, selector: string, attribute = 'content') =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

for (const language of languages) {
  for (const address of listedPages()) {
    const here = localPath(language, address);

    test(`${here} says what it is, in its language, once`, async () => {
      const page = pageAt(here);
      const root = new URL(content(page, 'link[rel=canonical]', 'href')[0] ?? '').origin + PREFIX;
      const others = languages.map((other) => root + localPath(other, address));
      expect(page.document.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(content(page, 'link[rel=canonical]', 'href')).toEqual([root + here]);
      expect(content(page, 'link[rel=alternate]', 'hreflang')).toEqual([...languages, 'x-default']);
      expect(content(page, 'link[rel=alternate]', 'href')).toEqual([...others, root + address]);
      expect(page.document.querySelectorAll('title')).toHaveLength(1);
      expect(page.document.querySelector('title')?.text).toContain(` | ${site.name}`);
      expect(content(page, 'meta[name=viewport]')).toHaveLength(1);
      expect(content(page, 'meta[name=robots]')).toEqual([]);
      const [description = '', ...more] = content(page, 'meta[name=description]');
      expect(more).toEqual([]);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThan(200);
      const said = ['title', '#___gatsby'].map((selector) => page.document.querySelector(selector)?.text ?? '');
      expect([...said, description].filter((text) => /{{|}}/.test(text))).toEqual([]);
      expect(page.document.querySelectorAll('h1')).toHaveLength(1);
    });

    test(`${here}: a shared link shows a card of 1200 × 630`, async () => {
      const page = pageAt(here);
      for (const name of ['title', 'description', 'url', 'site_name', 'image:alt']) {
        expect(content(page, `meta[property="og:${name}"]`)[0]).toBeTruthy();
      }
      const [image = ''] = content(page, 'meta[property="og:image"]');
      const file = fileOf(new URL(image).pathname.slice(PREFIX.length)) ?? '';
      const { width, height, format } = await sharp(file).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(statSync(file).size).toBeLessThan(100_000);
    });

    // The booking screen is an application of its own; the limit is for what visitors read.
    if (address === '/bookings') continue;
    test(`${here} is a document of at most 13,000 bytes with brotli`, () => {
      expect(statSync(path.join(built, `${pageAt(here).file}.br`)).size).toBeLessThanOrEqual(13_000);
    });
  }
}

test('no two listed pages of a language share a title or a description, and each has a card of its own', () => {
  for (const language of languages) {
    const listed = listedPages().map((address) => pageAt(localPath(language, address)));
    for (const selector of ['meta[property="og:title"]', 'meta[name=description]', 'meta[property="og:image"]']) {
      const values = listed.flatMap((page) => content(page, selector));
      expect(new Set(values).size).toBe(listed.length);
    }
  }
});

test('pages with a further address name the one to be listed; private pages, tracking and 404 are not listed', () => {
  for (const [address, canonical] of [
    ['/home', ''],
    ['/de/about', '/de/business'],
    ['/contact', '/business'],
  ] as const) {
    expect(content(pageAt(address), 'link[rel=canonical]', 'href')[0]).toBe(
      content(pageAt(canonical), 'link[rel=canonical]', 'href')[0],
    );
  }
  for (const address of ['/private', '/de/private', '/booking-details', '/404', '/de/404']) {
    expect(content(pageAt(address), 'meta[name=robots]')).toEqual(['noindex']);
  }
});

type Thing = Record<string, unknown>;
const things = (page: BuiltPage): Thing[] =>
  page.document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as Thing);

test('Home tells search engines of a taxi service: name, phone, address, area and price range', () => {
  for (const address of ['/', '/de']) {
    const [service] = things(pageAt(address));
    expect(service).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['TaxiService', 'LocalBusiness'],
      name: site.name,
      telephone: site.bookingPhone.dialled,
      areaServed: { '@type': 'City', name: site.city },
      priceRange: expect.stringContaining('/km'),
      address: { '@type': 'PostalAddress', addressLocality: site.legal.town, addressCountry: 'DE' },
      url: expect.stringContaining(PREFIX),
      image: expect.stringContaining('/cards/'),
    });
  }
});

test('other pages tell the way from Home; questions told to search engines stand on the page', () => {
  for (const address of listedPages().slice(1)) {
    const [way] = things(pageAt(address));
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: expect.stringMatching(/\/website\/$/) },
        { '@type': 'ListItem', position: 2, item: expect.stringContaining(address) },
      ],
    });
  }
  for (const page of pages) {
    for (const { mainEntity } of things(page).filter((thing) => thing['@type'] === 'FAQPage')) {
      const text = page.document.querySelector('main')?.text ?? '';
      for (const { name, acceptedAnswer } of mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
        expect(text).toContain(name);
        expect(text).toContain(acceptedAnswer.text);
      }
    }
  }
  expect(things(pageAt('/de/business')).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
});

test('sitemap, robots and manifests are served, and what they name is there', async ({ request }) => {
  const sitemap = await (await request.get(`${PREFIX}/sitemap.xml`)).text();
  const listed = parse(sitemap)
    .querySelectorAll('loc')
    .map((loc) => new URL(loc.text).pathname);
  expect(listed).toHaveLength(languages.length * listedPages().length);
  for (const address of listed) expect((await request.get(address)).status()).toBe(200);
  expect(await (await request.get(`${PREFIX}/robots.txt`)).text()).toContain(`${PREFIX}/sitemap.xml`);
  for (const language of languages) {
    const answer = await request.get(`${PREFIX}/${language}.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest.lang).toBe(language);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  }
});

/** Pages of others that the site may link to: WhatsApp, Google's account, and the terms and policy of Google's map. */
const foreignPages = new RegExp(
  [
    String.raw`^https://(wa\.me|myaccount\.google\.com)/`,
    String.raw`^https://policies\.google\.com/privacy$`,
    String.raw`^https://maps\.google\.com/help/terms_maps/$`,
  ].join('|'),
);

const authorityPage = legalFacts().facts.accessibility.authority.website;

test('every link, picture, style and script of every page leads somewhere, fragments included', () => {
  const documents = new Map(pages.map(({ file, document }) => [path.join(built, file), document]));
  const broken: string[] = [];
  let checked = 0;
  for (const page of pages) {
    const targets = [
      ...page.document.querySelectorAll('[href]').map((element) => element.getAttribute('href')),
      ...page.document.querySelectorAll('[src]').map((element) => element.getAttribute('src')),
    ];
    for (const target of new Set(targets)) {
      if (!target || /^(tel|mailto|data):/.test(target)) continue;
      const url = new URL(target, `http://site${PREFIX}${page.address}`);
      const isOurs = url.host === 'site' || url.pathname.startsWith(`${PREFIX}/`);
      if (!isOurs) {
        if (!foreignPages.test(target) && target !== authorityPage) broken.push(`${page.address}: ${target}`);
        continue;
      }
      checked += 1;
      const address = url.pathname.slice(PREFIX.length);
      const file = fileOf(clientOnlyPageOf(address) ?? (address || '/'));
      const fragment = decodeURIComponent(url.hash.slice(1));
      const isThere = file && (!fragment || fragment.includes('=') || documents.get(file)?.getElementById(fragment));
      if (!isThere) broken.push(`${page.address}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(300);
});

test('html-validate finds nothing on any built page', async () => {
  const validator = new HtmlValidate(htmlRules);
  const found: string[] = [];
  for (const { file } of pages) {
    const report = await validator.validateString(readFileSync(path.join(built, file), 'utf8'));
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages) found.push(`${file}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(found).toEqual([]);
});
