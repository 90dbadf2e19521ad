import { plain, readFactsFile } from './facts-file';

/** Adds the line of each fact to sentences about it: `site.ts: email …` becomes `src/site.ts:42: email …`. */
export function withLines(sentences: readonly string[], source: string): string[] {
  const file = readFactsFile(source);
  return sentences.map((sentence) =>
    sentence.replace(/^site\.ts: (\S+)/, (whole, path: string) => {
      const node = file.way(path).nodes.at(-1);
      return node ? `src/site.ts:${file.lineAt(plain(node))}: ${path}` : whole;
    }),
  );
}
