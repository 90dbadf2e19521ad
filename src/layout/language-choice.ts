import type { Language } from '../i18n/languages';

/** The visitor's chosen language lives in a cookie, so that logging out does not forget it (D5). */
export const LANGUAGE_COOKIE = 'taxi-language';

const ONE_YEAR_S = 31_536_000;

/** The cookie that remembers a choice, in the form that `document.cookie` takes. */
export const languageCookie = (language: Language) =>
  `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
