import type { ExtraOption } from '../../backend/types';
import type { Language } from '../../i18n/languages';

/** What an extra belongs to, told by how its id begins (Spec §3). */
export const extraKinds = ['car', 'driver'] as const;
export type ExtraKind = (typeof extraKinds)[number];

const prefixes: Record<ExtraKind, string> = { car: 'c-', driver: 'd-' };

/** The ones of a kind, each id once; one whose id begins otherwise cannot be ordered and belongs to none. */
export function extrasOf(kind: ExtraKind, extras: readonly ExtraOption[]): readonly ExtraOption[] {
  const ofKind = extras.filter(({ id }) => id.startsWith(prefixes[kind]));
  return [...new Map(ofKind.map((extra) => [extra.id, extra])).values()];
}

/** The ids of a kind, as the order takes them: with their beginning (Spec §3). */
export const extraIds = (kind: ExtraKind, extras: readonly ExtraOption[]): readonly string[] =>
  extrasOf(kind, extras).map(({ id }) => id);

/** The chosen ones after one was chosen or left out. */
export const withExtra = (
  chosen: readonly ExtraOption[],
  extra: ExtraOption,
  isWanted: boolean,
): readonly ExtraOption[] => {
  const others = chosen.filter(({ id }) => id !== extra.id);
  return isWanted ? [...others, extra] : others;
};

/** The chosen ones that can still be had: a draft may be a day old. All of them while nobody knows what is offered (null). */
export const stillOffered = (
  chosen: readonly ExtraOption[],
  offered: readonly ExtraOption[] | null,
): readonly ExtraOption[] => (offered ? offered.filter(({ id }) => chosen.some((one) => one.id === id)) : chosen);

/** What the operator calls an extra, in each language (site.ts). */
export interface ExtraName extends Readonly<Partial<Record<Language, string>>> {
  readonly id: string;
}

/** An extra's name: the operator's in this language, else the backend's, which comes in one language (D41). */
export const extraName = ({ id, name }: ExtraOption, language: Language, names: readonly ExtraName[]): string =>
  names.find((named) => named.id === id)?.[language] || name;

const sameWord = (word: string) => word.trim().toLowerCase();

/**
 * The ids of the car extras that nothing on offer has, by the words that vehicles and categories are described with (ids or names). As long
 * as these name no extra at all, they speak of something else, and nothing is known.
 */
export function missingExtras(extras: readonly ExtraOption[], words: readonly string[]): ReadonlySet<string> {
  const known = new Set(words.map(sameWord));
  const ofCars = extrasOf('car', extras);
  const missing = ofCars.filter(({ id, name }) => !known.has(sameWord(id)) && !known.has(sameWord(name)));
  return new Set(missing.length === ofCars.length ? [] : missing.map(({ id }) => id));
}

/** Whether a name answers a search, in any case and wherever it stands. */
export const answersSearch = (name: string, searched: string): boolean => sameWord(name).includes(sameWord(searched));
