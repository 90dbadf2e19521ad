import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { repository } from '../../tests/support/folders/repository';

/** Rows of cells, the header first. The first column has names, the others numbers. */
export type Table = readonly (readonly string[])[];

/** A table as text: the first column left-aligned, the numbers right-aligned. */
export function inColumns(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(cell).join('  ')).join('\n');
}

function inMarkdown([head = [], ...rows]: Table): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Prints a table, and writes it between the marks of a part of a document, with date, machine and method. Throws for a
 * document without these marks.
 */
export function keepTable(document: string, part: string, how: string, table: Table): void {
  console.log(`\n${inColumns(table)}`);
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${today}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${how}.`;
  const [opening, closing] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const file = path.join(repository, document);
  const text = readFileSync(file, 'utf8');
  const former = new RegExp(`${opening}.*?${closing}`, 's');
  if (!former.test(text)) throw new Error(`${document} has no ${opening} with ${closing} after it.`);
  const present = [opening, machine, '', inMarkdown(table), closing].join('\n');
  writeFileSync(
    file,
    text.replace(former, () => present),
  );
  // In the column format that the format check requires.
  execFileSync('npm', ['exec', '--', 'biome', 'format', '--write', file], { cwd: repository });
}
