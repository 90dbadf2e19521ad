import { site } from '../site';

/** A phone number that stays in one line: "Call 069 90009 / 123" is hard to read and to copy. */
const unbroken = (shown: string) => shown.replaceAll(' ', '\u00a0');

/** The operator's facts as {{variables}} for all texts; the same in all languages. */
export const textFacts = {
  name: site.name,
  city: site.city,
  phone: unbroken(site.bookingPhone.shown),
  whatsapp: unbroken(site.whatsapp.shown),
  email: site.email,
  company: site.legal.company,
  street: site.legal.street,
  postcode: site.legal.postcode,
  town: site.legal.town,
} as const;

/** Fills the operator's facts into a text outside the page's providers; other variables stay unchanged. */
export const withTextFacts = (text: string) =>
  text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => (textFacts as Record<string, string>)[name] ?? whole);
