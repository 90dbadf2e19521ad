import { readCookie } from '../../device/cookies';
import { languages } from '../../i18n/languages';

/**
 * In the head of `/` only, before the first paint: a first-time visitor whose browser prefers another of the site's languages goes to its
 * Home, `/de/`; a stored choice wins (D1). It runs before any other script, so nothing is shown or rendered twice.
 */
const wanted = readCookie('taxi-language') ?? navigator.language.slice(0, 2);
const { pathname, search, hash } = window.location;
const [, ...others] = languages;
if (others.some((language) => language === wanted)) {
  window.location.replace(pathname.replace(/\/?$/, `/${wanted}/`) + search + hash);
}
