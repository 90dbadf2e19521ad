/** How a ride can go, by name. Chosen in the order's instructions, by `POST /__scenario` or by `--scenario`. */
export const scenarioNames = [
  'happy',
  'rejected-then-accepted',
  'nobody-found',
  'driver-cancels',
  'slow',
  'pre-order',
] as const;

/** One of {@link scenarioNames}. */
export type ScenarioName = (typeof scenarioNames)[number];

/**
 * The scenario that an instruction asks for: a line that is its name, alone or behind "scenario:". Null when there is none;
 * so "please drive slowly" is what it says.
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
