/** A JSON string, or a JSON number with its digits before the point and the rest of it. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+)((?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Shorter numbers keep all their digits. */
const MAY_LOSE_DIGITS = /\d{16}/;

/**
 * Parses JSON; throws where it is none. A whole number beyond 2^53, which would lose digits as a number, is read as the text of its digits
 * (D47).
 */
export function readJson(json: string): unknown {
  if (!MAY_LOSE_DIGITS.test(json)) return JSON.parse(json);
  return JSON.parse(
    json.replace(TEXT_OR_NUMBER, (token, digits?: string, rest?: string) =>
      digits === undefined || rest || Number.isSafeInteger(Number(digits)) ? token : `"${digits}"`,
    ),
  );
}
