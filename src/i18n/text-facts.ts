import { site } from '../site';

/** The operator's facts that every text may name as {{variable}}: they read the same in both languages. */
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
  supervisoryAuthority: site.legal.supervisoryAuthority,
  dataProtectionAuthority: site.legal.dataProtectionAuthority,
} as const;

/** Fills the operator's facts into a text that no provider of the page renders; other variables stay as they are. */
export const withTextFacts = (text: string) =>
  text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => (textFacts as Record<string, string>)[name] ?? whole);
