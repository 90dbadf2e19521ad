import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/i18n/languages';

type Texts = { readonly [key: string]: string | Texts };

/** A text of the site, named by namespace and key: "booking:form.start". */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const textsIn = (texts: Texts, prefix: string): readonly NamedText[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ name: `${prefix}${key}`, text }] : textsIn(text, `${prefix}${key}.`),
  );

/** Every text of `src/locales` in a language. */
export function allTexts(language: Language): readonly NamedText[] {
  const folder = path.resolve('src/locales', language);
  return readdirSync(folder).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), `${path.parse(file).name}:`),
  );
}
