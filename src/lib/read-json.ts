/** A JSON string, or a JSON number in two groups: the digits before the point, and the rest. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+)((?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Shorter numbers keep all their digits. */
const MAY_LOSE_DIGITS = /\d{16}/;

/**
 * Parses JSON; throws if it is invalid. A whole number beyond 2^53, which would lose digits, becomes a string of its
 * digits (D47).
 */
export function readJson(json: string): unknown {
  // Also before the search for numbers, whose steps in a text without an end are the square of its length.
  const value: unknown = JSON.parse(json);
  if (!MAY_LOSE_DIGITS.test(json)) return value;
  return JSON.parse(
    json.replace(TEXT_OR_NUMBER, (token, digits?: string, rest?: string) =>
      digits === undefined || rest || Number.isSafeInteger(Number(digits)) ? token : `"${digits}"`,
    ),
  );
}
