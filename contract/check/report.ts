/** What was found out about one call or message; no problems means that it is as docs/backend.md says. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
  /** Why it was not looked at; null when it was. */
  readonly notChecked: string | null;
}

/** Nothing is wrong, or what is. */
export const found = (name: string, problems: readonly string[]): Finding => ({ name, problems, notChecked: null });

/** It could not be looked at without doing more than was allowed. */
export const notChecked = (name: string, why: string): Finding => ({ name, problems: [], notChecked: why });

/** One line for a call or message. */
export function lineOf({ name, problems, notChecked: why }: Finding): string {
  if (why !== null) return `-     ${name}: not checked, ${why}`;
  return problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`;
}

/** The last line; what was not checked counts as neither. */
export function summaryOf(findings: readonly Finding[]): string {
  const checked = findings.filter((one) => one.notChecked === null);
  const failed = checked.filter(({ problems }) => problems.length > 0).length;
  return `${checked.length - failed} passed, ${failed} failed`;
}

/** True if no check failed. */
export const allPassed = (findings: readonly Finding[]): boolean =>
  findings.every(({ problems }) => problems.length === 0);
