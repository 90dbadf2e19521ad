/** The languages of the site; the first one is the default and has no prefix in its addresses (D1). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The address of a page in a language: `/bookings` is `/de/bookings` in German. The path prefix is Gatsby's job. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The same page without its language: `/de/bookings` is `/bookings`. */
export function pathWithoutLanguage(path: string): string {
  const match = /^\/de(?=[/?#]|$)/.exec(path);
  if (!match) return path;
  const rest = path.slice(match[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
