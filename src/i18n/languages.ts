import { languageTable } from '../address-table';

export type Language = keyof typeof languageTable;

/** A text outside of `src/locales`, such as a fact of the operator: in English at least. */
export type Translated<Text = string> = { readonly en: Text } & Readonly<Partial<Record<Language, Text>>>;

/** The text in a language, else in English. `npm run build:production` refuses facts that are not in every language. */
export const textIn = <Text>(texts: Translated<Text>, language: Language): Text => texts[language] ?? texts.en;

/** The language codes; the first is the default, which addresses leave out (D1). */
export type Languages = readonly [Language, ...Language[]];

/** The codes in a table of languages. */
export const languagesIn = (table: Readonly<Record<Language, unknown>>) =>
  Object.keys(table) as [Language, ...Language[]];

/** The languages of the site. */
export const languages: Languages = languagesIn(languageTable);

/** The path of a page in a language: `/bookings` is `/de/bookings` in German. Gatsby adds the path prefix. */
export function localPath(language: Language, path: string, [standard]: Languages = languages): string {
  if (language === standard) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of a path below the path prefix: German for `/de/bookings`, the default for `/bookings`. */
export function languageOf(path: string, [standard, ...others]: Languages = languages): Language {
  const first = path.split(/[/?#]/)[1];
  return others.find((language) => language === first) ?? standard;
}

/** The path without its language: `/de/bookings` is `/bookings`. */
export function pathWithoutLanguage(path: string, known: Languages = languages): string {
  const language = languageOf(path, known);
  if (language === known[0]) return path;
  const rest = path.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
