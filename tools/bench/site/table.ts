import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../browser';

/** A goal: its name, its present value, its limit, the bare page's value (null: not applicable). */
export type Row = readonly [goal: string, now: number, limit: string, bare: number | null];

/** Goals as lines of text. */
export const goalsInWords = (rows: readonly Row[]): string[][] => [
  ['goal', 'now', 'limit', 'bare page', 'ratio'],
  ...rows.map(([goal, now, limit, bare]) => [
    goal,
    now.toLocaleString('en'),
    limit,
    bare === null ? '–' : bare.toLocaleString('en'),
    bare ? (now / bare).toFixed(2) : '–',
  ]),
];

const DOCUMENT = path.join(ROOT, 'docs/performance.md');

/**
 * Prints a table, header first, and writes it between its marks in docs/performance.md, with date, machine and method.
 * A part without marks is added at the end.
 */
export function keepTable(part: string, how: string, lines: readonly (readonly string[])[]): void {
  console.log(`\n${inColumns(lines)}`);
  const [head = [], ...rows] = lines;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const markdown = [head, rule, ...rows].map((line) => `| ${line.join(' | ')} |`);
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${today}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${how}.`;
  const [opening, closing] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const table = [opening, machine, '', ...markdown, closing].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  const kept = document.includes(opening)
    ? document.replace(new RegExp(`${opening}.*?${closing}`, 's'), () => table)
    : document.replace(/<!-- \/bench[a-z-]* -->(?!.*<!-- \/bench)/s, (last) => `${last}\n\n${table}`);
  writeFileSync(DOCUMENT, kept);
  // In the column format that the format check requires.
  execFileSync('npm', ['exec', '--', 'biome', 'format', '--write', DOCUMENT], { cwd: ROOT });
}

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Rows as text: the first column left-aligned, the numbers right-aligned. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
