/** The result for one call, message or rule; without problems it complies with the contract. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
  /** Why it was not checked; null if it was. */
  readonly notChecked: string | null;
}

/** The result of a check, with its problems if any (false: none), each once, and the booking that they are about. */
export function found(name: string, problems: readonly (string | false | undefined)[], bookingId?: string): Finding {
  const about = bookingId === undefined ? '' : ` (${bookingId})`;
  const different = new Set(problems.flatMap((one) => one || []));
  return { name, problems: [...different].map((one) => `${one}${about}`), notChecked: null };
}

/** The result for a check that would exceed what is allowed. */
export const notChecked = (name: string, why: string): Finding => ({ name, problems: [], notChecked: why });

/** One line for a result. */
export function lineOf({ name, problems, notChecked: why }: Finding): string {
  if (why !== null) return `-     ${name}: not checked, ${why}`;
  return problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`;
}

/** The last line; unchecked items count as neither. */
export function summaryOf(findings: readonly Finding[]): string {
  const checked = findings.filter((one) => one.notChecked === null);
  const failed = checked.filter(({ problems }) => problems.length > 0).length;
  return `${checked.length - failed} passed, ${failed} failed`;
}

/** True if no check failed. */
export const allPassed = (findings: readonly Finding[]): boolean =>
  findings.every(({ problems }) => problems.length === 0);
