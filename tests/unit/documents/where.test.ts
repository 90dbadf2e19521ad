import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '../../../src/i18n/languages';

const documents = resolve(__dirname, '../../../docs');

/** The rows of docs/where.md: a rule, the files it names, and the words that one of them must hold. */
const rows = readFileSync(resolve(documents, 'where.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Rule|-)/.test(line))
  .map((line) => {
    const [, rule = '', place = '', words = ''] = line.split('|').map((cell) => cell.trim());
    const linked = [...place.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => resolve(documents, path));
    const inEachLanguage = [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => resolve(documents, '..', path));
    return {
      rule,
      files: [...linked, ...inEachLanguage.flatMap((path) => languages.map((language) => path.replace('*', language)))],
      words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    };
  });

describe('docs/where.md: a newcomer finds each rule of the specification in one place', () => {
  test.each(rows.map((row) => [row.rule, row] as const))('%s', (_rule, { files, words }) => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(words.length).toBeGreaterThan(0);
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test.each([
    'required fields',
    'phone',
    'stored data',
    'suggestions: 2 characters, radius',
    'current ride',
    'drop marker: route + 300 s',
    'zeros after the fetch',
    'miles failure',
    '400 ms',
    'feedback: reloads',
    'city defaults to Unknown',
    'completed rides 20',
    'fallback 13',
    'cancel: needs a reason',
    'login dialog',
    'private header',
    'unauthorized',
    'expired token',
    'completion goes to /private/feedback',
  ])('a row names "%s"', (words) => {
    expect(rows.filter(({ rule }) => rule.toLowerCase().includes(words.toLowerCase()))).not.toEqual([]);
  });
});
