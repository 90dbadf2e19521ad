/** A part of a library's file that the browser's bundle does without. */
export interface Part {
  readonly search: RegExp;
  /** The text in its place; nothing unless named. */
  readonly replace?: string;
}

/** A file of which parts are left out. */
export interface LeftOut {
  /** The file, from the project's folder on. */
  readonly file: string;
  readonly parts: readonly Part[];
}

/** Methods of a class in a file that Prettier has formatted, with an indentation of two spaces or a tab. */
export const methods = (...names: readonly string[]): Part[] =>
  names.map((name) => ({ search: new RegExp(`\\n( {2}|\\t)${name}\\([^)]*\\) \\{[\\s\\S]*?\\n\\1\\}(?=\\n)`) }));
