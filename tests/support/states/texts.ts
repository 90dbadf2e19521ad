import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../../src/i18n/languages';
import type account from '../../../src/locales/en/account.json';
import type booking from '../../../src/locales/en/booking.json';
import type common from '../../../src/locales/en/common.json';
import type customerPages from '../../../src/locales/en/customer-pages.json';
import type errors from '../../../src/locales/en/errors.json';
import type home from '../../../src/locales/en/home.json';
import type invoice from '../../../src/locales/en/invoice.json';
import type maps from '../../../src/locales/en/maps.json';
import type more from '../../../src/locales/en/more.json';
import type partner from '../../../src/locales/en/partner.json';
import type price from '../../../src/locales/en/price.json';
import type profile from '../../../src/locales/en/profile.json';
import type ride from '../../../src/locales/en/ride.json';
import type series from '../../../src/locales/en/series.json';
import type session from '../../../src/locales/en/session.json';
import type status from '../../../src/locales/en/status.json';
import type storage from '../../../src/locales/en/storage.json';

/** The texts of the site by file, with which a walk finds its controls. */
export interface Texts {
  readonly account: typeof account;
  readonly booking: typeof booking;
  readonly common: typeof common;
  readonly 'customer-pages': typeof customerPages;
  readonly errors: typeof errors;
  readonly home: typeof home;
  readonly invoice: typeof invoice;
  readonly maps: typeof maps;
  readonly more: typeof more;
  readonly partner: typeof partner;
  readonly price: typeof price;
  readonly profile: typeof profile;
  readonly ride: typeof ride;
  readonly series: typeof series;
  readonly session: typeof session;
  readonly status: typeof status;
  readonly storage: typeof storage;
}

/** The texts of a language. A test compares the keys of the languages, so all have those of English. */
export function textsOf(language: Language): Texts {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(__dirname, `../../../src/locales/${language}/${name}.json`), 'utf8'));
  return {
    account: read('account'),
    booking: read('booking'),
    common: read('common'),
    'customer-pages': read('customer-pages'),
    errors: read('errors'),
    home: read('home'),
    invoice: read('invoice'),
    maps: read('maps'),
    more: read('more'),
    partner: read('partner'),
    price: read('price'),
    profile: read('profile'),
    ride: read('ride'),
    series: read('series'),
    session: read('session'),
    status: read('status'),
    storage: read('storage'),
  };
}
