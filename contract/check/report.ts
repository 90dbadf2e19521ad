/** The result for one call, message or rule; without problems it complies with the contract. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
  /** Why it was not checked; null if it was. */
  readonly notChecked: string | null;
}

/** The result of a check, with its problems if any. */
export const found = (name: string, problems: readonly string[]): Finding => ({ name, problems, notChecked: null });

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

/** Prints the results of a command; after a failure its exit code is 1. */
export function printReport(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = allPassed(findings) ? 0 : 1;
}
