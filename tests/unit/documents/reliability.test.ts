import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const documents = resolve(__dirname, '../../../docs');

/** The cases of docs/reliability.md: number, case, tests, result. */
const cases = readFileSync(resolve(documents, 'reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ +\|/.test(line))
  .map((line) => {
    const [, number = '', , tests = '', result = ''] = line.split('|').map((cell) => cell.trim());
    const proofs = tests.split('<br>').map((proof) => /^\[[^\]]+\]\(([^)]+)\): (.+)$/.exec(proof) ?? []);
    return { number: Number(number), proofs, result };
  });

describe('docs/reliability.md: each case names the test that proves it', () => {
  test('all 70 cases are there, each with a result', () => {
    expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    expect(cases.filter(({ result }) => result === '')).toEqual([]);
  });

  test.each(cases.map((one) => [one.number, one] as const))('case %d', (_number, { proofs }) => {
    for (const [, file = '', title = ''] of proofs) {
      expect([file, existsSync(resolve(documents, file))]).toEqual([file, true]);
      expect(readFileSync(resolve(documents, file), 'utf8')).toContain(title);
    }
  });
});
