import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a number is valid in E.164 format (`+496990009123`), according to libphonenumber's metadata. */
export const isDialled = (dialled: string): boolean => {
  const number = parsePhoneNumberFromString(dialled, { extract: false });
  return number?.isValid() === true && number.number === dialled;
};

/** Whether a displayed number, German without a country code, equals the dialled one in E.164 format. */
export const isSameNumber = (shown: string, dialled: string): boolean =>
  parsePhoneNumberFromString(shown, { defaultCountry: 'DE', extract: false })?.number === dialled;

/**
 * Whether a VAT identification number is well-formed. The last digit of a German one checks the other eight (ISO 7064,
 * MOD 11,10); for other countries only the format is checked.
 */
export function isVatId(id: string): boolean {
  if (!id.startsWith('DE')) return /^[A-Z]{2}[\dA-Z]{2,13}$/.test(id);
  if (!/^DE[1-9]\d{8}$/.test(id)) return false;
  const digits = [...id.slice(2)].map(Number);
  const product = digits.slice(0, 8).reduce((left, digit) => (2 * ((digit + left) % 10 || 10)) % 11, 10);
  return (11 - product) % 10 === digits[8];
}

/** Whether a text is an existing date, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
