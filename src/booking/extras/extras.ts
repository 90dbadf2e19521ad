import type { ExtraOption } from '../../backend/types';
import type { Language } from '../../i18n/languages';

/** An extra belongs to the car or to the driver, by the prefix of its id (Spec §3). */
export const extraKinds = ['car', 'driver'] as const;
export type ExtraKind = (typeof extraKinds)[number];

const prefixes: Record<ExtraKind, string> = { car: 'c-', driver: 'd-' };

/** The extras of a kind, each id once. An id with another prefix belongs to neither and cannot be ordered. */
export function extrasOf(kind: ExtraKind, extras: readonly ExtraOption[]): readonly ExtraOption[] {
  const ofKind = extras.filter(({ id }) => id.startsWith(prefixes[kind]));
  return [...new Map(ofKind.map((extra) => [extra.id, extra])).values()];
}

/** The ids of a kind as the order sends them: with their prefix (Spec §3). */
export const extraIds = (kind: ExtraKind, extras: readonly ExtraOption[]): readonly string[] =>
  extrasOf(kind, extras).map(({ id }) => id);

/** The chosen extras after one was added or removed. */
export const withExtra = (
  chosen: readonly ExtraOption[],
  extra: ExtraOption,
  isWanted: boolean,
): readonly ExtraOption[] => {
  const others = chosen.filter(({ id }) => id !== extra.id);
  return isWanted ? [...others, extra] : others;
};

/**
 * The chosen extras that are still offered: a draft may be a day old. All of them while the offer is unknown (null).
 */
export const stillOffered = (
  chosen: readonly ExtraOption[],
  offered: readonly ExtraOption[] | null,
): readonly ExtraOption[] => (offered ? offered.filter(({ id }) => chosen.some((one) => one.id === id)) : chosen);

/** The operator's name for an extra in each language (site.ts). */
export interface ExtraName extends Readonly<Partial<Record<Language, string>>> {
  readonly id: string;
}

/** An extra's name: the operator's in this language, else the backend's, which has one language (D41). */
export const extraName = ({ id, name }: ExtraOption, language: Language, names: readonly ExtraName[]): string =>
  names.find((named) => named.id === id)?.[language] || name;

const sameWord = (word: string) => word.trim().toLowerCase();

/**
 * The ids of the car extras that no offered vehicle has. `words` describe vehicles and categories, by ids or names. If
 * they name no extra at all, they describe something else: then none is missing.
 */
export function unavailableExtras(extras: readonly ExtraOption[], words: readonly string[]): ReadonlySet<string> {
  const known = new Set(words.map(sameWord));
  const ofCars = extrasOf('car', extras);
  const missing = ofCars.filter(({ id, name }) => !known.has(sameWord(id)) && !known.has(sameWord(name)));
  return new Set(missing.length === ofCars.length ? [] : missing.map(({ id }) => id));
}

/** Whether a name contains the search text, ignoring case. */
export const matchesSearch = (name: string, searched: string): boolean => sameWord(name).includes(sameWord(searched));
