import { readCookie } from '../../device/cookies';
import { languages } from '../../i18n/languages';

/**
 * In the head of `/` only, before the first paint. Redirects a first-time visitor to Home in the first language of the
 * browser's list that the site has, for example `/de/`; a stored choice takes precedence (D1). A dialect counts by the
 * language beside it: `gsw-CH, de-CH` is German. It runs before any other script, so that nothing renders twice.
 */
const codes: readonly string[] = languages;
const isOurs = (code: string) => codes.includes(code);
const wanted = readCookie('taxi-language') ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isOurs);
// The end of the path, before query and fragment.
if (wanted && codes.indexOf(wanted) > 0) {
  window.location.replace(window.location.href.replace(/\/?(?=[?#]|$)/, `/${wanted}/`));
}
