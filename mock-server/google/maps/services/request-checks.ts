import { InvalidValueError, NotCoveredError, requireFields, requireList } from '../base/errors';
import { googleMembers } from '../base/not-covered';

/** Refuses a property that Google's request of this name does not have, and one that would have no effect here. */
export function checkProperties(request: object, requestName: string, covered: readonly string[]): void {
  for (const [name, value] of Object.entries(request)) {
    if (covered.includes(name)) continue;
    if (!googleMembers.requests[requestName]?.includes(name)) throw new InvalidValueError(`unknown property ${name}`);
    if (value) throw new NotCoveredError(`the property ${name} of ${requestName}`);
  }
}

/** The fields of Google's class of this name that are not among the covered ones. */
export const fieldsBeyond = (className: string, covered: readonly string[]): readonly string[] =>
  (googleMembers.classes[className]?.properties ?? []).filter((field) => !covered.includes(field));

/** Reads the field mask; a field of the real service only is refused if named, and left out of `*`. */
export function checkFields(
  fields: Iterable<string> | null | undefined,
  covered: readonly string[],
  notCovered: readonly string[],
  endpoint: string,
): ReadonlySet<string> {
  const asked = requireList(fields, 'fields');
  const beyond = asked.find((path) => notCovered.some((field) => path === field || path.startsWith(`${field}.`)));
  if (beyond !== undefined) throw new NotCoveredError(`the field ${beyond}`);
  return requireFields(asked, covered, endpoint);
}
