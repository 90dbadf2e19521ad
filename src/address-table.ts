interface LanguageEntry {
  /** The BCP 47 tag for numbers and dates: "en-GB". */
  readonly locale: string;
}

interface PageEntry {
  /**
   * Loads its scripts at once, because most of its content appears in the browser. Other pages are read as they arrive.
   */
  readonly isProgram?: true;
  /** Shows a map or suggests addresses: its document may load those services. A program’s may as well. */
  readonly hasMaps?: true;
  /** Its screens depend on the rest of the address: there is no HTML below it, and search engines do not list it. */
  readonly isClientOnly?: true;
  /**
   * The script of src/layout/before-react that runs this page, in place of the one of the other pages: React is
   * loaded by that script alone. Search engines do not list such a page.
   */
  readonly script?: 'follow';
  /** Additional addresses of the same page (Spec §2). */
  readonly further?: readonly string[];
}

/** The languages by their code. The first one is the default, which addresses leave out (D1). */
export const languageTable = {
  en: { locale: 'en-GB' },
  de: { locale: 'de-DE' },
} as const satisfies Record<string, LanguageEntry>;

/** All pages by path, without prefix and language; the 404 page has none. */
export const pageTable = {
  '/': { further: ['/home'] },
  '/bookings': { isProgram: true },
  '/business': { hasMaps: true, further: ['/about', '/contact'] },
  '/partner': {},
  '/imprint': {},
  '/privacy': {},
  '/accessibility': {},
  '/terms': {},
  '/follow': { hasMaps: true, script: 'follow' },
  '/booking-details': { isProgram: true, isClientOnly: true },
  '/private': { isProgram: true, isClientOnly: true },
} as const satisfies Record<string, PageEntry>;

/**
 * The addresses of the site, for build, static server, sitemap, browser and tests. A new language needs an entry here
 * and a folder in src/locales.
 */
export interface AddressTable {
  readonly prefix: string;
  readonly languages: Readonly<Record<keyof typeof languageTable, LanguageEntry>>;
  readonly pages: Readonly<Record<keyof typeof pageTable, PageEntry>>;
}

export const addressTable: AddressTable = { prefix: '/website', languages: languageTable, pages: pageTable };
