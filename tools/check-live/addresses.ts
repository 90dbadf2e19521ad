import { formerWorkers } from '../../scripts/deploy/addresses';
import { type AddressTable, addressTable } from '../../src/address-table';
import { type Language, languagesIn, localPath } from '../../src/i18n/languages';
import { furtherAddresses } from '../../src/layout/head/page-addresses';
import type { Finding } from '../shared/report';
import { type AskSite, look, lookAtEach, type SiteAnswer } from './site-client';

/** An address without a page. */
const UNKNOWN = '/no-such-page';
/** The statuses of a redirect to https. */
const TO_HTTPS = [301, 308];

const isHtml = ({ headers }: SiteAnswer) => /^text\/html\b/i.test(headers['content-type'] ?? '');
const languageIn = ({ body }: SiteAnswer) => /<html[^>]* lang="?([\w-]+)/.exec(body.toString())?.[1];

/** The problems of a page's answer: its status, its type, its language. */
function pageProblems(path: string, answer: SiteAnswer, language: Language, status = 200): string[] {
  if (answer.status !== status) {
    const target = answer.headers.location === undefined ? '' : ` to ${answer.headers.location}`;
    return [`${path}: expected ${status}, got ${answer.status}${target}`];
  }
  if (!isHtml(answer)) return [`${path}: is ${answer.headers['content-type'] ?? 'of no type'}, not text/html`];
  return languageIn(answer) === language ? [] : [`${path}: its language is ${languageIn(answer)}, not ${language}`];
}

/** Checks each page in every language and both spellings, and the addresses below client-only pages. */
export async function checkAddresses(ask: AskSite, table: AddressTable = addressTable): Promise<readonly Finding[]> {
  const { prefix, pages } = table;
  const languages = languagesIn(table.languages);
  const pathOf = (language: Language, page: string) => `${prefix}${localPath(language, page, languages)}`;

  const pageLines = [...Object.keys(pages), ...furtherAddresses(table).map(([address]) => address)].map((page) => {
    const spellings = languages.flatMap((language) => {
      const path = pathOf(language, page).replace(/\/$/, '');
      return [path, `${path}/`].map((spelling) => [spelling, language] as const);
    });
    return lookAtEach(`${prefix}${page}, every language, both spellings`, spellings, async ([path, language]) =>
      pageProblems(path, await ask(path), language),
    );
  });
  const clientOnly = Object.entries(pages).filter(([, { isClientOnly }]) => isClientOnly);
  const belowLines = clientOnly.map(([page]) =>
    lookAtEach(`below ${prefix}${page}: its own page with 200`, languages, async (language) => {
      const own = await ask(pathOf(language, page));
      const path = `${pathOf(language, page)}${UNKNOWN}`;
      const answer = await ask(path);
      const problems = pageProblems(path, answer, language);
      if (problems.length > 0 || own.body.equals(answer.body)) return problems;
      return [`${path}: is not the page of ${pathOf(language, page)}`];
    }),
  );
  const unknown = lookAtEach('an unknown address: 404 in its language', languages, async (language) => {
    const path = pathOf(language, UNKNOWN);
    return pageProblems(path, await ask(path), language, 404);
  });
  return Promise.all([...pageLines, ...belowLines, unknown]);
}

/** Checks the files for search engines: robots.txt at the root of the host, and the sitemap that it names. */
export const checkRobots = (ask: AskSite, origin: string, { prefix } = addressTable): Promise<Finding> =>
  look('/robots.txt and the sitemap', async () => {
    const robots = await ask('/robots.txt');
    if (robots.status !== 200) return [`/robots.txt: expected 200, got ${robots.status}`];
    const address = `${origin}${prefix}/sitemap.xml`;
    if (!robots.body.toString().includes(`Sitemap: ${address}`)) return [`/robots.txt does not name ${address}`];
    const siteMap = await ask(`${prefix}/sitemap.xml`);
    if (siteMap.status !== 200) return [`${address}: expected 200, got ${siteMap.status}`];
    return siteMap.body.toString().includes(`<loc>${origin}${prefix}`)
      ? []
      : [`${address} lists no page of ${origin}: the site is built for another address (GATSBY_SITE_URL)`];
  });

/** Checks that a browser gets the workers that remove those of a former site, at the root of the host. */
export const checkWorkers = (ask: AskSite): Promise<Finding> =>
  lookAtEach('the workers that remove those of a former site', formerWorkers, async (file) => {
    const { status, headers } = await ask(`/${file}`);
    if (status !== 200) return [`/${file}: expected 200, got ${status}`];
    const type = headers['content-type'] ?? 'of no type';
    return /javascript/.test(type) ? [] : [`/${file}: is ${type}, not text/javascript`];
  });

/** Checks that the address without https only redirects to https. */
export const checkPlainAddress = (askPlain: AskSite, origin: string, { prefix } = addressTable): Promise<Finding> =>
  look('http:// leads to https://', async () => {
    const { status, headers } = await askPlain(`${prefix}/`);
    const { location = '' } = headers;
    if (!TO_HTTPS.includes(status)) return [`expected 301 or 308, got ${status}`];
    return location.startsWith(`${origin}/`) ? [] : [`it leads to ${location || 'nowhere'}`];
  });
