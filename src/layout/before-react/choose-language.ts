import { readCookie } from '../../device/cookies';
import { languages } from '../../i18n/languages';

/**
 * In the head of `/` only, before the first paint. Redirects a first-time visitor to Home in the first language of the
 * browser's list that the site has, for example `/de/`; a stored choice takes precedence (D1). A dialect counts by the
 * language beside it: `gsw-CH, de-CH` is German. It runs before any other script, so that nothing renders twice.
 */
const isOurs = (code: string | undefined) => languages.some((language) => language === code);
const wanted =
  readCookie('taxi-language') ?? navigator.languages.map((language) => language.split('-')[0]).find(isOurs);
const { pathname, search, hash } = window.location;
if (isOurs(wanted) && wanted !== languages[0]) {
  window.location.replace(pathname.replace(/\/?$/, `/${wanted}/`) + search + hash);
}
