interface LanguageEntry {
  /** The BCP 47 tag by which numbers and dates are written: "en-GB". */
  readonly locale: string;
}

interface PageEntry {
  /** Its scripts are wanted at once: most of what it shows appears in the browser. Other pages are read as they arrive. */
  readonly isProgram?: true;
  /** Its screens depend on the rest of the address, so no HTML exists below it, and search engines do not list it. */
  readonly isClientOnly?: true;
  /** More addresses of the same page (Spec §2). */
  readonly further?: readonly string[];
}

/** The languages by their code. The first one is the default and has no part of its own in its addresses (D1). */
export const languageTable = {
  en: { locale: 'en-GB' },
  de: { locale: 'de-DE' },
} as const satisfies Record<string, LanguageEntry>;

/** Every page by its path below the prefix and without its language; the page for unknown addresses has none. */
export const pageTable = {
  '/': { further: ['/home'] },
  '/bookings': { isProgram: true },
  '/business': { further: ['/about', '/contact'] },
  '/partner': {},
  '/imprint': {},
  '/privacy': {},
  '/accessibility': {},
  '/terms': {},
  '/booking-details': { isProgram: true, isClientOnly: true },
  '/private': { isProgram: true, isClientOnly: true },
} as const satisfies Record<string, PageEntry>;

/**
 * The addresses of the site: build, static server, sitemap, browser and tests read them here. Another language is an entry here and a
 * folder in src/locales.
 */
export interface AddressTable {
  /** The path below which the whole site is served. */
  readonly prefix: string;
  readonly languages: Readonly<Record<keyof typeof languageTable, LanguageEntry>>;
  readonly pages: Readonly<Record<keyof typeof pageTable, PageEntry>>;
}

export const addressTable: AddressTable = { prefix: '/website', languages: languageTable, pages: pageTable };
