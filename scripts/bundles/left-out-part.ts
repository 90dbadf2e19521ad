/** A part of a library's file that the browser's bundle omits. */
export interface Part {
  readonly search: RegExp;
  /** Its replacement; nothing if missing. */
  readonly replace?: string;
}

/** A file with omitted parts. */
export interface LeftOut {
  /** The path from the project's folder. */
  readonly file: string;
  readonly parts: readonly Part[];
}

/** Methods of a class in a file that Prettier has formatted, with an indentation of two spaces or a tab. */
export const methods = (...names: readonly string[]): Part[] =>
  names.map((name) => ({ search: new RegExp(`\\n( {2}|\\t)${name}\\([^)]*\\) \\{[\\s\\S]*?\\n\\1\\}(?=\\n)`) }));
