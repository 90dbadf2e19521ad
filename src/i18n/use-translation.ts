import { useTranslation as useLibraryTranslation } from 'react-i18next';
import type account from '../locales/en/account.json';
import type booking from '../locales/en/booking.json';
import type business from '../locales/en/business.json';
import type common from '../locales/en/common.json';
import type customerPages from '../locales/en/customer-pages.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type invoice from '../locales/en/invoice.json';
import type kept from '../locales/en/kept.json';
import type legal from '../locales/en/legal.json';
import type maps from '../locales/en/maps.json';
import type partner from '../locales/en/partner.json';
import type profile from '../locales/en/profile.json';
import type ride from '../locales/en/ride.json';
import type session from '../locales/en/session.json';

/** Every text of the site by namespace; the English files are the shape, a test holds the German ones to it. */
interface Texts {
  account: typeof account;
  booking: typeof booking;
  business: typeof business;
  common: typeof common;
  'customer-pages': typeof customerPages;
  errors: typeof errors;
  home: typeof home;
  invoice: typeof invoice;
  kept: typeof kept;
  legal: typeof legal;
  maps: typeof maps;
  partner: typeof partner;
  profile: typeof profile;
  ride: typeof ride;
  session: typeof session;
}
type Namespace = keyof Texts;

/** The keys of nested texts, joined by dots. */
type Leaves<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${Leaves<Branch[Key]>}`;
}[keyof Branch & string];

/** A key of any namespace: `errors:bookingFailed`. */
type QualifiedKey = { [Name in Namespace]: `${Name}:${Leaves<Texts[Name]>}` }[Namespace];

/** Gives a text by its typed key: of the hook's first namespace, or of any with its name before a colon. */
export type Translate<Name extends Namespace> = (
  key: Leaves<Texts[Name]> | QualifiedKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the page's language under typed keys. The library's own key types take minutes to check with this many
 * texts, so only its runtime is used.
 */
export function useTranslation<Name extends Namespace>(
  namespace: Name | readonly [Name, ...Namespace[]],
): { readonly t: Translate<Name> } {
  const names: Namespace[] = typeof namespace === 'string' ? [namespace] : [...namespace];
  const { t } = useLibraryTranslation(names);
  return { t: t as unknown as Translate<Name> };
}
