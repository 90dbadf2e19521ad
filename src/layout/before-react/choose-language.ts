import { readCookie } from '../../lib/cookies';

/**
 * In the head of `/` only, before the first paint: a first-time visitor whose browser prefers German goes to `/de/`; a stored
 * choice wins (D1). It runs before any other script, so nothing is shown or rendered twice.
 */
const language = readCookie('taxi-language') ?? navigator.language.slice(0, 2);
const { pathname, search, hash } = window.location;
if (language === 'de') window.location.replace(pathname.replace(/\/?$/, '/de/') + search + hash);
