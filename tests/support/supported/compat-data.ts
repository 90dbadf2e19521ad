import path from 'node:path';
import compatData, { type CompatStatement, type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The browsers of MDN's data that a name of browserslist stands for: Android's Chrome lacks some of the desk's. */
const browsersOf: Record<string, readonly (keyof CompatStatement['support'])[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** The oldest supported version of each browser, from package.json. */
const oldest = new Map<keyof CompatStatement['support'], number>();
for (const entry of browserslist(null, { path: path.join(__dirname, '../../..') })) {
  const [name = '', version = ''] = entry.split(' ');
  const browsers = browsersOf[name];
  if (!browsers) throw new Error(`No data about the browser ${name}`);
  for (const browser of browsers) {
    oldest.set(browser, Math.min(oldest.get(browser) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
  }
}

const number = (version: string | false | undefined) => Number.parseFloat(String(version).replace('≤', ''));

/** Whether a version has a feature under its own name and without a setting. What it has in part counts. */
const hasIt = (statement: SupportStatement | undefined, version: number) =>
  [statement ?? []].flat().some((one) => {
    const isPlain = !one.flags && !one.prefix && !one.alternative_name;
    return isPlain && number(one.version_added) <= version && !(number(one.version_removed) <= version);
  });

/** The oldest supported browsers that lack a feature, for example `safari 16.4`; none if MDN has no entry about it. */
export function lacking(feature: Identifier | undefined): readonly string[] {
  const support = feature?.__compat?.support;
  return support
    ? [...oldest].filter(([browser, version]) => !hasIt(support[browser], version)).map((pair) => pair.join(' '))
    : [];
}

/** The browsers that lack a name in each of its meanings: none if one meaning is old enough, or without any. */
export function lackingAll(meanings: readonly (Identifier | undefined)[] = []): readonly string[] {
  const lists = meanings.map(lacking);
  return lists.every(({ length }) => length > 0) ? [...new Set(lists.flat())] : [];
}

/** A part of MDN's data by its path. */
export const partOf = (...names: readonly string[]): Identifier | undefined => {
  let part: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of names) part = part && Object.hasOwn(part, name) ? part[name] : undefined;
  return part;
};

/** The named features inside a part of the data. */
export const featuresIn = (part: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.entries(part ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** A feature that an oldest supported browser lacks, where it is used, and the browsers. */
export interface TooNew {
  readonly feature: string;
  readonly use: string;
  readonly browsers: readonly string[];
}
