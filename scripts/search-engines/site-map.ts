import { addressTable } from '../../src/address-table';
import { languagesIn } from '../../src/i18n/languages';
import { absoluteUrl, alternateUrls, pageUrl } from '../../src/layout/head/addresses';
import { listedPages } from '../../src/layout/head/page-addresses';

/** The sitemap: every page that may be listed, in each language, with its other languages (sitemaps.org, hreflang). */
export function siteMap(prefix: string, table = addressTable): string {
  const languages = languagesIn(table.languages);
  const alternates = (path: string) =>
    alternateUrls(prefix, path, table).map(
      ([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`,
    );
  const entries = listedPages(table).flatMap((path) =>
    languages.map(
      (language) => `<url><loc>${pageUrl(prefix, language, path, languages)}</loc>${alternates(path).join('')}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The rules for robots. Pages that must not be listed contain that rule themselves, because a robot that may not read
 * them would not see it. Robots request the file at the root of a host, where the operator's server serves it.
 */
export const robots = (prefix: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(prefix, '/sitemap.xml')}\n`;
