import { site } from '../site';

/** The operator's facts as {{variables}} for all texts; the same in all languages. */
export const textFacts = {
  name: site.name,
  city: site.city,
  phone: site.bookingPhone.shown,
  whatsapp: site.whatsapp.shown,
  email: site.email,
  company: site.legal.company,
  street: site.legal.street,
  postcode: site.legal.postcode,
  town: site.legal.town,
} as const;

/** Fills the operator's facts into a text outside the page's providers; other variables stay unchanged. */
export const withTextFacts = (text: string) =>
  text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => (textFacts as Record<string, string>)[name] ?? whole);
