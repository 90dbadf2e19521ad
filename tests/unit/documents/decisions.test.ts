import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(repository, 'docs', file), 'utf8');

const ARCHIVE = 'decisions-archive.md';
const [, index = '', ...current] = read('decisions.md').split(/^## /m);
const [, ...archived] = read(ARCHIVE).split(/^## /m);

/** A decision by its heading, "7. Title", with the text below it. */
const decisionIn = (section: string) => {
  const [heading = '', ...text] = section.split('\n');
  return { number: Number.parseInt(heading, 10), heading, text: text.join('\n') };
};
const inForce = current.map(decisionIn);
const inArchive = archived.map(decisionIn);

/** The rows of the index: a link to the decision, and its state. */
const rows = [...index.matchAll(/^\| \[(.+)\]\(([^)#]*)#([^)]+)\) +\| (.+?) +\|$/gm)].map(
  ([, heading = '', file = '', anchor = '', state = '']) => ({
    number: Number.parseInt(heading, 10),
    heading,
    file,
    anchor,
    state,
  }),
);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Files and folders of this repository that a text names, in backticks or by a link. */
const NAMED_PATH = /(?:`|\]\(\.\.\/)((?:src|scripts|tests|mock-server|contract|docs)\/[\w./-]+)[`)]/g;
const pathsIn = (text: string) => [...text.matchAll(NAMED_PATH)].map(([, named = '']) => named);

describe('docs/decisions.md', () => {
  test('the index lists every decision once, in the order of the numbers', () => {
    const numbers = [...inForce, ...inArchive].map(({ number }) => number).sort((one, other) => one - other);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(rows)('the index links "$heading" with its state', ({ number, heading, file, anchor, state }) => {
    const decisions = file === ARCHIVE ? inArchive : inForce;
    expect(decisions.map((decision) => decision.heading)).toContain(heading);
    expect(anchor).toBe(anchorOf(heading));
    expect(state).toMatch(
      file === ARCHIVE ? /^(Archived|Replaced by \d+)$/ : /^(In force|Replaced by \d+|Replaced in part by \d+)$/,
    );
    const successor = /\d+$/.exec(state)?.[0];
    if (successor !== undefined) {
      expect(rows.map((row) => row.number)).toContain(Number(successor));
      expect(Number(successor)).toBeGreaterThan(number);
    }
  });

  test.each(inForce)('"$heading" has context, decision and consequence', ({ text }) => {
    const labels = [...text.matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, label]) => label);
    expect(labels).toEqual(['Context', 'Decision', 'Consequence']);
  });

  test.each([...inForce, ...inArchive])('"$heading" names only files and folders that exist', ({ text }) => {
    expect(pathsIn(text).filter((named) => !existsSync(path.join(repository, named)))).toEqual([]);
  });
});
