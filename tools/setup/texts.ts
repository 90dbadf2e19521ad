import type { Translated } from '../../src/i18n/languages';
import type { QuestionName } from './questions';

/** A variable whose value others provide. */
type Provided =
  | 'GATSBY_API_URL'
  | 'GATSBY_LIVE_URL'
  | 'GATSBY_GOOGLE_MAPS_KEY'
  | 'GATSBY_GOOGLE_MAP_ID'
  | 'GATSBY_GOOGLE_CLIENT_ID';

interface QuestionTexts {
  readonly ask: string;
  readonly example: string;
  /** The hint after an invalid answer; without one, the sentence of the build about it, which is English. */
  readonly wrong?: string;
}

interface SetupTexts {
  readonly intro: string;
  readonly later: string;
  readonly stopped: string;
  readonly written: string;
  readonly complete: string;
  readonly missing: string;
  readonly questions: Readonly<Record<QuestionName, QuestionTexts>>;
  /** The site's address while it is unknown. */
  readonly yourSite: string;
  /** Where a variable's value comes from, for the site at an address. */
  readonly sources: Readonly<Record<Provided, (site: string) => string>>;
}

const en: SetupTexts = {
  intro: 'Ten questions about your company. Enter keeps an answer, Ctrl-C ends: what is answered stays.',
  later: 'Leave it empty to answer later.',
  stopped: 'Your answers are kept. npm run setup goes on with the rest.',
  written: 'Written to src/site.ts and .env.production.',
  complete: 'Nothing is missing: npm run build:production builds your site.',
  missing: 'Still missing:',
  questions: {
    name: { ask: 'What is your taxi company called?', example: 'Taxi Nord' },
    company: { ask: 'Which company is behind it, with its legal form?', example: 'Taxi Nord GmbH' },
    address: { ask: 'What is its address?', example: 'Bahnhofstraße 1, 34117 Kassel' },
    phone: { ask: 'At which phone number do you take bookings?', example: '0561 123456' },
    whatsapp: { ask: 'And by WhatsApp?', example: '0171 1234567' },
    email: { ask: 'Your email address for customers?', example: 'taxi@example.org' },
    representative: { ask: 'Who represents the company (legal notice)?', example: 'Erika Muster' },
    taxNumber: { ask: 'Your VAT ID (USt-IdNr.)?', example: 'DE and nine digits' },
    color: { ask: 'Your colour? The colour of the text on it follows.', example: '#ffc400' },
    site: { ask: 'At which address will people find the site?', example: 'https://www.example.org' },
  },
  yourSite: 'https://<your site>',
  sources: {
    GATSBY_API_URL: (site) =>
      `from the provider of your dispatch system, who must allow calls from ${site}. ` +
      'Then: npm run check:backend (docs/backend.md)',
    GATSBY_LIVE_URL: () => 'from the provider of your dispatch system, too',
    GATSBY_GOOGLE_MAPS_KEY: (site) =>
      'console.cloud.google.com, "APIs & Services", "Credentials", "API key". Restrict it to the website ' +
      `${site}/* and to Maps JavaScript API, Places API (New), Routes API and Geocoding API`,
    GATSBY_GOOGLE_MAP_ID: () => 'console.cloud.google.com, "Google Maps Platform", "Map Management", for JavaScript',
    GATSBY_GOOGLE_CLIENT_ID: (site) =>
      'console.cloud.google.com, "APIs & Services", "Credentials", "OAuth client ID", for a web application. ' +
      `Authorised JavaScript origin: ${site}`,
  },
};

const de: SetupTexts = {
  intro: 'Zehn Fragen zu Ihrem Unternehmen. Enter behält eine Antwort, Strg-C beendet: Beantwortetes bleibt.',
  later: 'Leer lassen, um später zu antworten.',
  stopped: 'Ihre Antworten sind gespeichert. npm run setup fragt den Rest.',
  written: 'Geschrieben in src/site.ts und .env.production.',
  complete: 'Es fehlt nichts: npm run build:production baut Ihre Website.',
  missing: 'Es fehlt noch:',
  questions: {
    name: { ask: 'Wie heißt Ihr Taxiunternehmen?', example: 'Taxi Nord', wrong: 'Bitte den Namen schreiben.' },
    company: {
      ask: 'Welche Firma steht dahinter, mit Rechtsform?',
      example: 'Taxi Nord GmbH',
      wrong: 'Bitte den Namen schreiben.',
    },
    address: {
      ask: 'Wie ist ihre Anschrift?',
      example: 'Bahnhofstraße 1, 34117 Kassel',
      wrong: 'Bitte Straße und Hausnummer, Postleitzahl und Ort schreiben: Bahnhofstraße 1, 34117 Kassel',
    },
    phone: {
      ask: 'Unter welcher Telefonnummer kann man bestellen?',
      example: '0561 123456',
      wrong: 'Bitte eine Telefonnummer schreiben.',
    },
    whatsapp: { ask: 'Und per WhatsApp?', example: '0171 1234567', wrong: 'Bitte eine Telefonnummer schreiben.' },
    email: {
      ask: 'Ihre E-Mail-Adresse für Kunden?',
      example: 'taxi@example.org',
      wrong: 'Bitte eine E-Mail-Adresse schreiben.',
    },
    representative: {
      ask: 'Wer vertritt die Firma (Impressum)?',
      example: 'Erika Muster',
      wrong: 'Bitte Vor- und Nachnamen schreiben.',
    },
    taxNumber: {
      ask: 'Ihre USt-IdNr.?',
      example: 'DE und neun Ziffern',
      wrong: 'Bitte DE und neun Ziffern schreiben; die letzte prüft die anderen.',
    },
    color: {
      ask: 'Ihre Farbe? Die Farbe der Schrift darauf ergibt sich.',
      example: '#ffc400',
      wrong: 'Bitte # und sechs Ziffern (0-9, a-f) schreiben.',
    },
    site: {
      ask: 'Unter welcher Adresse wird die Website stehen?',
      example: 'https://www.example.org',
      wrong: 'Bitte https:// und den Namen des Servers schreiben, ohne Pfad.',
    },
  },
  yourSite: 'https://<Ihre Website>',
  sources: {
    GATSBY_API_URL: (site) =>
      `vom Anbieter Ihres Vermittlungssystems; er muss Aufrufe von ${site} erlauben. ` +
      'Danach: npm run check:backend (docs/backend.md)',
    GATSBY_LIVE_URL: () => 'ebenfalls vom Anbieter Ihres Vermittlungssystems',
    GATSBY_GOOGLE_MAPS_KEY: (site) =>
      'console.cloud.google.com, „APIs & Dienste“, „Anmeldedaten“, „API-Schlüssel“. Beschränken auf die Website ' +
      `${site}/* und auf Maps JavaScript API, Places API (New), Routes API, Geocoding API`,
    GATSBY_GOOGLE_MAP_ID: () => 'console.cloud.google.com, „Google Maps Platform“, „Kartenverwaltung“, für JavaScript',
    GATSBY_GOOGLE_CLIENT_ID: (site) =>
      'console.cloud.google.com, „APIs & Dienste“, „Anmeldedaten“, „OAuth-Client-ID“, für eine Webanwendung. ' +
      `Autorisierte JavaScript-Quelle: ${site}`,
  },
};

/**
 * The texts of `npm run setup`, in English where a language of the site has none; the sentences about facts are
 * English, as in the build.
 */
export const setupTexts = { en, de } satisfies Translated<SetupTexts>;
