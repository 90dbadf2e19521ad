import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textFacts } from '../src/i18n/text-facts';

/**
 * `npm run texts` writes this file, because for TypeScript a sentence in a JSON file is a `string` without variables.
 */
export const TARGET = path.resolve(__dirname, '../src/i18n/text-variables.ts');
const TEXTS = path.resolve(__dirname, '../src/locales/en');

const HEAD = `// biome-ignore-all format: written by \`npm run texts\`, one line per sentence
/** The variables of each English sentence, without the operator's facts, by namespace and key (\`npm run texts\`). */
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

/** The content of the file for the English texts. */
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

if (process.argv[1] === __filename) {
  if (process.argv.includes('--check')) {
    if (readFileSync(TARGET, 'utf8') !== textVariables()) {
      console.error('src/i18n/text-variables.ts is out of date: run `npm run texts`.');
      process.exit(1);
    }
  } else {
    writeFileSync(TARGET, textVariables());
  }
}
