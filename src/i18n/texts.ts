import type account from '../locales/en/account.json';
import type booking from '../locales/en/booking.json';
import type business from '../locales/en/business.json';
import type common from '../locales/en/common.json';
import type customerPages from '../locales/en/customer-pages.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type invoice from '../locales/en/invoice.json';
import type legal from '../locales/en/legal.json';
import type maps from '../locales/en/maps.json';
import type more from '../locales/en/more.json';
import type partner from '../locales/en/partner.json';
import type price from '../locales/en/price.json';
import type profile from '../locales/en/profile.json';
import type ride from '../locales/en/ride.json';
import type series from '../locales/en/series.json';
import type session from '../locales/en/session.json';
import type status from '../locales/en/status.json';
import type storage from '../locales/en/storage.json';
import { site } from '../site';
import type { TextVariables } from './text-variables';

/** All texts of the site by namespace. The English files define the type; a test compares the German ones. */
interface Texts {
  account: typeof account;
  booking: typeof booking;
  business: typeof business;
  common: typeof common;
  'customer-pages': typeof customerPages;
  errors: typeof errors;
  home: typeof home;
  invoice: typeof invoice;
  storage: typeof storage;
  legal: typeof legal;
  maps: typeof maps;
  /** Part of a chunk (`useChunkTexts`). */
  more: typeof more;
  partner: typeof partner;
  price: typeof price;
  profile: typeof profile;
  ride: typeof ride;
  series: typeof series;
  session: typeof session;
  status: typeof status;
}
/** The name of a file of texts. */
export type Namespace = keyof Texts;

/** The keys of nested texts, joined by dots. */
type Leaves<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${Leaves<Branch[Key]>}`;
}[keyof Branch & string];

/** A key of any namespace: `errors:bookingFailed`. */
type QualifiedKey = { [Name in Namespace]: `${Name}:${Leaves<Texts[Name]>}` }[Namespace];

/** A key with its namespace: `price.unknown` of `booking` is `booking:price.unknown`. */
type Qualified<Name extends Namespace, Key extends string> = Key extends `${string}:${string}` ? Key : `${Name}:${Key}`;

/** The variables that the sentences of one or more keys require. */
type Needed<Key extends string> = Key extends keyof TextVariables ? TextVariables[Key] : never;

/** The operator's facts are available in every sentence; a passed value of the same name overrides them. */
type Facts = { readonly [Fact in keyof typeof textFacts]?: string | number };

type Values<Variable extends string> = [Variable] extends [never]
  ? [values?: Facts]
  : [values: Readonly<Record<Variable, string | number>> & Facts];

/**
 * Returns the text of a typed key: in the hook's first namespace, or in any with a prefix and a colon. All variables of
 * the sentence are required.
 */
export type Translate<Name extends Namespace> = <Key extends Leaves<Texts[Name]> | QualifiedKey>(
  key: Key,
  ...values: Values<Needed<Qualified<Name, Key>>>
) => string;

/** A sentence of Spec §5 or §8, by its key in `locales/…/errors.json`. */
export type ErrorKey = keyof typeof errors;

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
