import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Pages of which most appears later, in the browser: they keep every style from the start. */
const LATER = /^(de\/)?(bookings|booking-details|private)\//;

const INLINE = /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)([\s\S]*?)(<\/style>)/;

/**
 * Gatsby puts the styles of all pages into each of them. A page that is read as it arrives keeps only what its own elements
 * need; the whole sheet follows as a file at the end, where it holds nothing up, for dialogs and for the next page.
 */
export function keepOwnStyles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath ?? entry.path}/${entry.name}`;
    if (!entry.isFile() || !file.endsWith('.html') || LATER.test(file.slice(folder.length + 1))) continue;
    writeFileSync(file, withOwnStyles(readFileSync(file, 'utf8')));
  }
}

/** The same page with the styles of its own elements inside and the whole sheet as a link at its end. */
function withOwnStyles(html) {
  const inline = INLINE.exec(html);
  if (!inline) return html;
  const [whole, open, href, css, close] = inline;
  const markup = html.replace(whole, '');
  const own = `${open}${prune(css, classesIn(markup))}${close}`;
  return html.replace(whole, () => own).replace('</body>', `<link rel="stylesheet" href="${href}"/></body>`);
}

const classesIn = (markup) =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));

/** Drops selectors that name a class which is not there, and what is empty then. */
function prune(css, classes) {
  // Only now: on a fresh clone it has just been installed.
  const sheet = require('postcss').parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const needed = rule.selectors.filter((selector) =>
      [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name]) => classes.has(name)),
    );
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
