import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textFacts } from '../../src/i18n/texts';

const TEXTS = path.resolve(__dirname, '../../src/locales/en');

const HEAD = `// biome-ignore-all format: written by \`npm run generate\`, one line per sentence
/** The variables of each English sentence, without the operator's facts, by namespace and key (\`npm run generate\`). */
export interface TextVariables {
`;

interface Branch {
  readonly [key: string]: string | Branch;
}

const sentencesIn = (branch: Branch, prefix: string): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : sentencesIn(value, `${prefix}${key}.`),
  );

/** The variables of a sentence in alphabetical order, without duplicates and without the operator's facts. */
const variablesOf = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name))]
    .filter((name) => !(name in textFacts))
    .sort();

/** The content of src/i18n/text-variables.ts: for TypeScript a sentence in a JSON file is a `string` without variables. */
export function textVariables(): string {
  const lines = readdirSync(TEXTS).flatMap((file) => {
    const texts: Branch = JSON.parse(readFileSync(path.join(TEXTS, file), 'utf8'));
    return sentencesIn(texts, `${path.basename(file, '.json')}:`).flatMap(([key, sentence]) => {
      const names = variablesOf(sentence).map((name) => `'${name}'`);
      return names.length ? [`  readonly '${key}': ${names.join(' | ')};`] : [];
    });
  });
  return `${HEAD}${lines.join('\n')}\n}\n`;
}
