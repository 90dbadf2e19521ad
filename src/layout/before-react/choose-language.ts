import { readCookie } from '../../device/cookies';
import { languages } from '../../i18n/languages';

/**
 * In the head of `/` only, before the first paint. Redirects a first-time visitor to Home in the first language of the
 * browser's list that the site has, for example `/de/`; a stored choice takes precedence (D1). Without one, a
 * visitor who comes from another page of this site is not redirected: with cookies blocked, `/de/` would have no way to
 * the English Home. A dialect counts by the language beside it: `gsw-CH, de-CH` is German. It runs before any other
 * script, so that nothing renders twice.
 */
const codes: readonly string[] = languages;
const isOurs = (code: string) => codes.includes(code);
// The end of the path, before query and fragment.
const end = /\/?(?=[?#]|$)/;
const { href } = window.location;
const [home = href] = href.split(end);
const list = document.referrer.startsWith(home) ? [] : navigator.languages;
const wanted = readCookie('taxi-language') ?? list.map((tag) => tag.slice(0, 2)).find(isOurs);
if (wanted && codes.indexOf(wanted) > 0) {
  window.location.replace(href.replace(end, `/${wanted}/`));
}
