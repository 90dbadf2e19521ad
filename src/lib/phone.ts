/** A phone number that could be read. */
export interface PhoneNumber {
  /** International, in groups, as people read it: `+49 171 3920001`. */
  readonly shown: string;
  /** As machines take it: `+491713920001`. */
  readonly e164: string;
}

/** Numbers without a country are German: where the taxis are. */
const HOME_COUNTRY = 'DE';

/** A slow network keeps nobody waiting for the rules of the countries. */
const PHONE_WAIT_MS = 1_500;

/**
 * Reads a phone number of any country; null for what is none, and when the rules of the countries could not be loaded. They are
 * loaded when the first number is read (the library's light metadata), so no page waits for them. Never a reason to
 * refuse a number: Spec §5 asks for one, not for a valid one.
 */
export async function readPhone(text: string): Promise<PhoneNumber | null> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const number = parsePhoneNumberFromString(text, { defaultCountry: HOME_COUNTRY, extract: false });
    return number?.isValid() ? { shown: number.formatInternational(), e164: number.number } : null;
  } catch (error) {
    console.warn('Phone rules could not be loaded', error);
    return null;
  }
}

/** Reads a phone number for an order that is waiting for it: null, too, when the rules are long in coming. */
export const readPhoneInTime = (text: string, read = readPhone): Promise<PhoneNumber | null> =>
  Promise.race([read(text), new Promise<null>((resolve) => setTimeout(resolve, PHONE_WAIT_MS, null))]);
