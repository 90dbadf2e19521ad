import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '../../src/i18n/languages';

const repository = resolve(__dirname, '../..');
const readme = readFileSync(resolve(repository, 'README.md'), 'utf8');

/** The rows of the table under "Where is it?": a rule, and the places that it names. */
const rows = (readme.split('## Where is it?')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Rule|-)/.test(line))
  .map((line) => {
    const [, rule = '', place = ''] = line.split('|').map((cell) => cell.trim());
    const linked = [...place.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = '']) => path);
    const written = [...place.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, path = '']) => path);
    return { rule, paths: [...linked, ...written] };
  });

/** A star stands for both languages. */
const exists = (path: string) =>
  languages.every((language) => existsSync(resolve(repository, path.replace('*', language))));

describe('README, "Where is it?": every rule of the specification is found in one hop', () => {
  test('the table has rows', () => {
    expect(rows.length).toBeGreaterThan(30);
  });

  test.each(rows.map(({ rule, paths }) => [rule, paths] as const))('%s', (_rule, paths) => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  test.each([
    'required fields',
    'phone',
    'kept on the device',
    'suggestions: 2 characters, radius',
    'current ride',
    'drop marker: + 300 s',
    'zeros after the fetch',
    'miles',
    '400 ms',
    'feedback: reloads',
    'city Unknown',
    'completed rides: 20',
    'customer id 13',
    'cancel',
    'login',
  ])('a row names "%s"', (words) => {
    expect(rows.some(({ rule }) => rule.toLowerCase().includes(words.toLowerCase()))).toBe(true);
  });
});
