/** The cells of each row of a page's Markdown tables, without the tables' headers. */
export function tableRows(page: string): readonly (readonly string[])[] {
  const isTable = (line = '') => line.startsWith('|');
  const isRule = (line = '') => /^\|[\s|:-]+$/.test(line);
  const lines = page.split('\n');
  return lines
    .filter((line, index) => isTable(line) && !isRule(line) && !isRule(lines[index + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
