import type { ExtraOption } from '../../backend/types';
import type { ExtraName } from './extras';

/** What many customers look for in the list of extras, by whatever name it has there. */
export const needs = ['wheelchair', 'childSeat'] as const;
export type Need = (typeof needs)[number];

const needWords: Record<Need, RegExp> = {
  wheelchair: /rollstuhl|wheel\s?chair/i,
  childSeat: /kindersitz|kinderschale|babyschale|sitzerhöhung|child(ren)?['’]?s?\s?seat|baby\s?seat|booster/i,
};

/** The offered extras for a need, by the backend's names and the operator's. */
export function extrasFor(
  need: Need,
  offered: readonly ExtraOption[],
  names: readonly ExtraName[],
): readonly ExtraOption[] {
  const namesOf = ({ id, name }: ExtraOption) => [
    name,
    ...names.filter((named) => named.id === id).flatMap((named) => Object.values(named)),
  ];
  return offered.filter((extra) => namesOf(extra).some((name) => needWords[need].test(name)));
}
