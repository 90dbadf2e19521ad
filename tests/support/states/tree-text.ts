import { vehicleNumber } from '../../../mock-server/company/vehicles';
import { languageTable } from '../../../src/address-table';
import type { Language } from '../../../src/i18n/languages';

/** The trees of a walk in one language by state, each a text of lines in Playwright's format. */
export type Trees = Readonly<Record<string, string>>;

/** Shorter blocks are repeated instead of replaced by a note. */
const NOTED_LINES = 4;
const HEADING = '## ';

/** The names of days and months in the site's format. */
const namesOf = (language: Language) => {
  const { locale } = languageTable[language];
  const parts = (['long', 'short'] as const).flatMap((width) => {
    // With the number of the day, because a month alone may have another short name.
    const date = new Intl.DateTimeFormat(locale, { weekday: width, day: 'numeric', month: width, timeZone: 'UTC' });
    const partsOf = (month: number) => date.formatToParts(Date.UTC(2026, month, month + 1));
    const days = Array.from({ length: 7 }, (_, index) => date.formatToParts(Date.UTC(2026, 0, index + 1)));
    return [...Array.from({ length: 12 }, (_, month) => partsOf(month)), ...days].flat();
  });
  const named = parts.filter(({ type }) => type === 'weekday' || type === 'month').map(({ value }) => value);
  const names = [...new Set(named.map((name) => name.replace('.', '')))].sort(
    (one, other) => other.length - one.length,
  );
  return names.join('|');
};

/** More drivers than occur in a story. */
const DRIVERS = 150;
const drivers = Array.from({ length: DRIVERS }, (_, index) => vehicleNumber(index + 1).driverName).join('|');

/**
 * A tree without the parts that differ between runs: each number is 0, a plate is "plate", a driver is "driver", the
 * kind of a free taxi is "kind", the name of a day or month beside a number is "day", the four letters of a failure are
 * "ABCD", a web address is "address". Rate-limited announcements depend on the timing: of a status with a number, and
 * of that beside a progress bar or above a timer, only the role stays. Of equal items of a list, the first stays.
 */
export function masked(tree: string, language: Language): string {
  return withoutEqualItems(maskedLines(tree, language).split('\n')).join('\n');
}

function maskedLines(tree: string, language: Language): string {
  const day = namesOf(language);
  return (
    tree
      // Removes the addresses of links, because the file is about names, and the colon before them, unless more
      // follows.
      .replaceAll(/:\n( +)- \/url: .*(\n\1)?/g, (_, indent: string, more?: string) => (more ? `:\n${indent}` : ''))
      .replaceAll(/https?:\/\/[^\s"]+/g, 'address')
      .replaceAll(/\b[A-ZÄÖÜ]{1,3}-[A-ZÄÖÜ]{1,2} \d{1,4}\b/g, 'plate')
      .replaceAll(/\b(Referenz|Reference|Kennung|reference)(:?) [A-Z]{4}\b/g, '$1$2 ABCD')
      .replaceAll(new RegExp(drivers, 'g'), 'driver')
      .replaceAll(/(\[level=\d\])|\d+(?:[.,:/-]\d+)*/g, (_, level: string | undefined) => level ?? '0')
      .replaceAll(new RegExp(`\\b(?:${day})\\b\\.?(?=,? 0)|(?<=\\b0\\.?\\s)(?:${day})\\b\\.?`, 'g'), 'day')
      .replaceAll(/(?<=listitem: 0 km · )(?:PKW|KOMBI|MINIVAN)/g, 'kind')
      .replaceAll(/^( *- status): .*\b0\b.*$/gm, '$1')
      .replaceAll(/(- progressbar .*\n *- status): .*$/gm, '$1')
      .replaceAll(/^( *)- status: .*(?=\n(?:\1- (?!status).*\n)*\1- timer)/gm, '$1- status')
  );
}

const depthOf = (line: string) => line.search(/\S/);

/** The lines of a tree in blocks of one depth: each a line with the deeper lines below it. */
function blocksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block && depthOf(line) > depthOf(block[0] ?? '')) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Keeps the first of equal consecutive list items, and its contents. */
function withoutEqualItems(lines: readonly string[]): readonly string[] {
  let before = '';
  return blocksOf(lines).flatMap((block) => {
    const [head = '', ...rest] = block;
    const kept = [head, ...(rest.length > 0 ? withoutEqualItems(rest) : [])];
    const text = kept.join('\n');
    const isAgain = text === before && head.trim().startsWith('- listitem');
    before = text;
    return isAgain ? [] : kept;
  });
}

const keyOf = (block: readonly string[]) => block.map((line) => line.slice(depthOf(block[0] ?? ''))).join('\n');

/** A tree in which each block of an earlier state is replaced by one line with the state's name. */
export function withoutRepetition(tree: string, seen: ReadonlyMap<string, string>): string {
  const write = (lines: readonly string[]): readonly string[] =>
    blocksOf(lines).flatMap((block) => {
      const [head = '', ...rest] = block;
      const state = block.length < NOTED_LINES ? undefined : seen.get(keyOf(block));
      return state ? [`${head} as in ${state}`] : [head, ...write(rest)];
    });
  return write(tree.split('\n')).join('\n');
}

/** Records the blocks of a tree as those of this state, unless an earlier one has them. */
export function noteBlocks(tree: string, seen: Map<string, string>, state: string) {
  const note = (lines: readonly string[]) => {
    for (const block of blocksOf(lines)) {
      if (block.length < NOTED_LINES) continue;
      const key = keyOf(block);
      if (!seen.has(key)) seen.set(key, state);
      note(block.slice(1));
    }
  };
  note(tree.split('\n'));
}

/** The text of a file with trees, each below its state. */
export const writeTrees = (trees: Trees) =>
  Object.entries(trees)
    .map(([state, tree]) => `${HEADING}${state}\n\n${tree}\n`)
    .join('\n');

/** Reads a file that `writeTrees` has written. */
export const readTrees = (text: string): Trees =>
  Object.fromEntries(
    text
      .split(/^## /m)
      .filter((part) => part.trim())
      .map((part) => {
        const [state = '', ...tree] = part.split('\n');
        return [state, tree.join('\n').trim()];
      }),
  );

/** The differences between two trees, line by line; empty for none. */
export function differences(kept: string, shown: string): readonly string[] {
  const [before, now] = [kept.split('\n'), shown.split('\n')];
  const found = [
    ...before.filter((line) => !now.includes(line)).map((line) => `is gone: ${line.trim()}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `is new: ${line.trim()}`),
  ];
  return found.length === 0 && kept !== shown ? ['has another order, or another number of the same lines'] : found;
}
