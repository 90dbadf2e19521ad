/** How a ride can go, by name. Chosen in the order's instructions, by `POST /__scenario` or by `--scenario`. */
export const scenarioNames = [
  'happy',
  'rejected-then-accepted',
  'nobody-found',
  'driver-cancels',
  'slow',
  'pre-order',
  'in-steps',
] as const;

/** One of {@link scenarioNames}. */
export type ScenarioName = (typeof scenarioNames)[number];

/**
 * The scenario in an instruction to the driver: a line with its name, alone or after "scenario:". Null without one:
 * "please drive slowly" names no scenario.
 */
export function scenarioIn(instructions: string): ScenarioName | null {
  const lines = instructions.split('\n').map((line) =>
    line
      .trim()
      .toLowerCase()
      .replace(/^scenario:\s*/, ''),
  );
  return scenarioNames.find((name) => lines.includes(name)) ?? null;
}
