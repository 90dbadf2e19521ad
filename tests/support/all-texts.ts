import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/i18n/languages';

/** Texts by their keys, as in a file of `src/locales`. */
export type Texts = { readonly [key: string]: string | Texts };

/** A text of the site, named by namespace and key: "booking:form.start". */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of a language by namespace, as `renderScreen` takes them. */
export function textsOf(language: Language): Readonly<Record<string, Texts>> {
  const folder = path.resolve('src/locales', language);
  const files = readdirSync(folder).map((file) => [
    path.parse(file).name,
    readFileSync(path.join(folder, file), 'utf8'),
  ]);
  return Object.fromEntries(files.map(([name, text = '']) => [name, JSON.parse(text)]));
}

const textsIn = (texts: Texts, prefix: string): readonly NamedText[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ name: `${prefix}${key}`, text }] : textsIn(text, `${prefix}${key}.`),
  );

/** Every text of `src/locales` in a language. */
export const allTexts = (language: Language): readonly NamedText[] =>
  Object.entries(textsOf(language)).flatMap(([name, texts]) => textsIn(texts, `${name}:`));
