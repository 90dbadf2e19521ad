import { readCookie } from '../../device/cookies';
import { languages } from '../../i18n/languages';

/**
 * In the head of `/` only, before the first paint. Redirects a first-time visitor to Home in the browser's language,
 * for example `/de/`, if the site has it; a stored choice takes precedence (D1). It runs before any other script, so
 * that nothing renders twice.
 */
const wanted = readCookie('taxi-language') ?? navigator.language.slice(0, 2);
const { pathname, search, hash } = window.location;
const [, ...others] = languages;
if (others.some((language) => language === wanted)) {
  window.location.replace(pathname.replace(/\/?$/, `/${wanted}/`) + search + hash);
}
