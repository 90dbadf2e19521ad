import { within } from '../result';

/** A valid phone number. */
export interface PhoneNumber {
  /** International format with spaces, for display: `+49 171 3920001`. */
  readonly shown: string;
  /** E.164 format: `+491713920001`. */
  readonly e164: string;
}

/** Numbers without a country code are German. */
const HOME_COUNTRY = 'DE';

/** On a slow network, an order does not wait longer for the library's metadata. */
const PHONE_WAIT_MS = 1_500;

/**
 * Parses a phone number of any country; null if it is invalid, undefined if the library could not load. The library
 * (with its light metadata) loads with the first number, so that no page waits for it. Never reject a number for this
 * reason: Spec §5 requires a number, not a valid one.
 */
export async function readPhone(text: string): Promise<PhoneNumber | null | undefined> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const number = parsePhoneNumberFromString(text, { defaultCountry: HOME_COUNTRY, extract: false });
    return number?.isValid() ? { shown: number.formatInternational(), e164: number.number } : null;
  } catch (error) {
    console.warn('Phone rules could not be loaded', error);
    return undefined;
  }
}

/** Parses a phone number for an order that waits for it; null also if the library is not loaded in time. */
export const readPhoneInTime = async (text: string, read = readPhone): Promise<PhoneNumber | null> =>
  (await within(PHONE_WAIT_MS, read(text), null)) ?? null;
