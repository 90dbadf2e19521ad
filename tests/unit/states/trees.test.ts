import { existsSync } from 'node:fs';
import { formatDay, formatDayAndTime } from '../../../src/i18n/formats';
import { languages } from '../../../src/i18n/languages';
import { berlinWallTime } from '../../../src/lib/berlin-time';
import { keptTrees, treeFile } from '../../support/states/kept-trees';
import { states, statesOf, type WalkName } from '../../support/states/states';
import {
  differences,
  masked,
  noteBlocks,
  readTrees,
  withoutRepetition,
  writeTrees,
} from '../../support/states/tree-text';

const walks = Object.keys(states) as WalkName[];
const files = languages.flatMap((language) => walks.map((walk) => [walk, language] as const));

test.each(files)('%s, %s: each state has its accessibility tree, in the order of the list', (walk, language) => {
  expect(existsSync(treeFile(walk, language))).toBe(true);
  expect(Object.keys(keptTrees(walk, language))).toEqual(Object.keys(statesOf(walk)));
});

describe('a tree has nothing that differs from run to run', () => {
  test.each([
    ['- heading "Ride 20040" [level=2]', '- heading "Ride 0" [level=2]'],
    ['- text: 12,50 € · 5.3 km', '- text: 0 € · 0 km'],
    ['- text: Tuesday, 24 November 2026, 14:30', '- text: day, 0 day 0, 0'],
    ['- text: You may call us', '- text: You may call us'],
    ['- definition: KS-TX 106', '- definition: plate'],
    ['- strong: Karin Exempel', '- strong: driver'],
    ['- status: The taxi arrives in 3 minutes', '- status'],
    ['- status: The ride is cancelled', '- status: The ride is cancelled'],
    ['- progressbar "Search"\n- status: Looking for a taxi', '- progressbar "Search"\n- status'],
    ['- status: Retrying ...\n- alert: Lost\n- timer: 0:20', '- status\n- alert: Lost\n- timer: 0'],
    ['- list:\n  - listitem: 1 km · KOMBI\n  - listitem: 2 km · PKW', '- list:\n  - listitem: 0 km · kind'],
    ['- text: "Reference: QXZD"', '- text: "Reference: ABCD"'],
    ['- textbox "Link": http://localhost:8010/website/follow#kQ3v', '- textbox "Link": address'],
    ['- link "Home":\n  - /url: /website', '- link "Home"'],
    ['- link "Home":\n  - /url: /website\n  - text: TAXI', '- link "Home":\n  - text: TAXI'],
  ])('%s', (tree, expected) => expect(masked(tree, 'en')).toBe(expected));

  test.each(languages)('%s: each day and each month, as the site writes them', (language) => {
    const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, index + 1, 12)));
    const written = days.flatMap((day) => [
      formatDayAndTime(language, day),
      formatDay(language, berlinWallTime(day).date),
    ]);
    const names = written.flatMap((text) => masked(text, language).match(/\p{L}{2,}/gu) ?? []);
    expect([...new Set(names)].sort()).toEqual(['day']);
  });

  test('German names of days and months beside a number', () => {
    expect(masked('- text: Di., 24. Nov., 14:30 Uhr, so bald wie möglich', 'de')).toBe(
      '- text: day, 0. day, 0 Uhr, so bald wie möglich',
    );
  });
});

describe('what an earlier state has shown is named, not written again', () => {
  const banner = ['- banner:', '  - link "Home"', '  - button "Menu"', '  - navigation "Legal"'].join('\n');
  const seen = new Map<string, string>();
  noteBlocks(`${banner}\n- main:\n  - heading "One"`, seen, 'first');

  test('a block of at least four lines, at any depth', () => {
    expect(withoutRepetition(`${banner}\n- main:\n  - heading "Two"`, seen)).toBe(
      '- banner: as in first\n- main:\n  - heading "Two"',
    );
    const deeper = banner.split('\n').map((line) => `  ${line}`);
    expect(withoutRepetition(['- main:', ...deeper].join('\n'), seen)).toBe('- main:\n  - banner: as in first');
  });

  test('a block that has changed is written', () => {
    const changed = banner.replace('Menu', 'Account');
    expect(withoutRepetition(changed, seen)).toBe(changed);
  });
});

test('a file is read as it was written', () => {
  const trees = { first: '- main:\n  - heading "One" [level=1]', second: '- main: as in first' };
  expect(readTrees(writeTrees(trees))).toEqual(trees);
});

test.each([
  ['- a\n- b', '- a\n- b', []],
  ['- a\n- b', '- a\n- c', ['is gone: - b', 'is new: - c']],
  ['- a\n- b', '- b\n- a', ['has another order, or another number of the same lines']],
  ['- a\n- a', '- a', ['has another order, or another number of the same lines']],
])('between %j and %j: %j', (kept, shown, expected) => expect(differences(kept, shown)).toEqual(expected));
