import { removeSampleMarks, sample } from './lib/sample';
import type { PaymentType } from './payment-types';

/** The states of Germany, by the code of ISO 3166-2 without `DE-`. */
type GermanState =
  | 'BW'
  | 'BY'
  | 'BE'
  | 'BB'
  | 'HB'
  | 'HE'
  | 'HH'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH';

/**
 * What decides a fare (PBefG 51(1)): the taximeter; an agreement before the ride, within a corridor around the tariff;
 * or a fixed price that the ordinance sets.
 */
export type PriceKind = 'taximeter' | 'corridor' | 'fixed';

/**
 * The operator's facts: the one file that an operator edits. Everything here is public. `sample(…)` marks a made-up
 * fact: replace it, including the mark. `npm run build:production` fails while one is left.
 */
const operator = removeSampleMarks({
  /** The name shown beside the logo. */
  name: sample('Elfenbein'),
  /** The city that the taxis serve. */
  city: sample('Kassel'),
  /** The German state, whose public holidays are named in a series of rides. */
  state: sample('HE' as GermanState),
  /** The fixed number for booking by phone (Spec §9): for display, and for `tel:` links. */
  bookingPhone: sample({ shown: '069 90009 123', dialled: '+496990009123' }),
  /** The number for booking by WhatsApp: for display, and as digits for a wa.me link. */
  whatsapp: sample({ shown: '0171 3920023', dialled: '491713920023' }),
  email: sample('taxi@example.org'),
  /** The company's address and tax number; `legalFacts` has what the legal pages alone say. */
  legal: {
    company: sample('Elfenbein Taxi GmbH'),
    street: sample('Musterstraße 1'),
    postcode: sample('34117'),
    town: sample('Kassel'),
    /** The VAT identification number (USt-IdNr.), for the imprint and for receipts. */
    taxNumber: sample('DE000000000'),
  },
  /**
   * The official tariff in euro, with the date from which it applies (`YYYY-MM-DD`). `largeTaxi` is added to the base
   * fare of a taxi with more than four seats. The local backend charges the same.
   */
  tariff: sample({ baseFare: 4.2, perKm: 2.4, largeTaxi: 7, waitingPerHour: 36, validFrom: '2026-01-01' }),
  /**
   * The rule for fares. The site computes no price from it: a price that the backend does not promise is an estimate
   * (docs/backend.md).
   */
  price: {
    kind: sample('taximeter' as PriceKind),
    /** Vehicle categories with another kind, by the backend's id or name. */
    exceptions: [] as readonly { readonly vehicle: string; readonly kind: PriceKind }[],
    /** The limits of a price corridor, in percent of the tariff: `{ from: 90, to: 120 }`; null without a corridor. */
    corridor: null as { readonly from: number; readonly to: number } | null,
    /** The ordinance that sets the fares, as it reads after "under", and in German after "nach". */
    ordinance: sample({ en: 'the taxi fare ordinance of Kassel', de: 'der Taxitarifordnung der Stadt Kassel' }),
  },
  /** The names of extras in each language, by the backend's id. Without an entry the backend's name is shown (D41). */
  extraNames: sample([
    { id: 'c-1', en: 'Child seat', de: 'Kindersitz' },
    { id: 'c-2', en: 'Wheelchair accessible', de: 'Rollstuhlgerecht' },
    { id: 'c-3', en: 'Large boot', de: 'Großer Kofferraum' },
    { id: 'd-1', en: 'Non-smoker', de: 'Nichtraucher' },
    { id: 'd-2', en: 'Speaks English', de: 'Spricht Englisch' },
    { id: 'd-3', en: 'Helps with luggage', de: 'Hilft beim Gepäck' },
  ]),
  /**
   * The places that an empty address field offers, such as station and airport: a name in each language, and the
   * address for the order.
   */
  quickPlaces: sample([
    {
      en: 'Kassel-Wilhelmshöhe station',
      de: 'Bahnhof Kassel-Wilhelmshöhe',
      area: 'Bahnhof Wilhelmshöhe',
      zipcode: '34131',
      city: 'Kassel',
      coordinates: { lat: 51.3131, lng: 9.4472 },
    },
    {
      en: 'Kassel Airport',
      de: 'Flughafen Kassel',
      area: 'Flughafen',
      zipcode: '34379',
      city: 'Calden',
      coordinates: { lat: 51.4173, lng: 9.3849 },
    },
  ]),
  /** The payment types in the taxi, in the order in which they are offered: some of payment-types.ts (Spec §5). */
  paymentTypes: sample(['cash', 'card', 'wallet'] as readonly PaymentType[]),
  /** The fee in euro for cancelling a booking on the site. */
  cancelFee: sample(0),
  /**
   * VAT percentage on invoices for rides without a rate of their own (Spec §9, D13). Most taxi rides carry 7
   * (UStG 12(2) no. 10); a rate that is too high is owed (UStG 14c).
   */
  vatPercent: sample(19),
  /** External pages that the navigation opens for About and Contact (Spec §2); null: those of this site. */
  links: { about: null as string | null, contact: null as string | null },
  /** Profiles on social media for the footer and for search engines; `name` is the network's, in both languages. */
  socialLinks: [] as readonly { readonly name: string; readonly url: string }[],
  /**
   * When taxis drive, in lines such as `Mo-Fr 05:00-23:30` or `Su 08:00-02:00`, in Berlin time; null: day and night,
   * every day. Shown beside the phone number. The days are Mo, Tu, We, Th, Fr, Sa and Su (schema.org, openingHours).
   */
  openingHours: sample(null as readonly string[] | null),
  /**
   * Whether rides booked here earn points of More and Miles, with a bonus of 5 euro for more than 50 (Spec §9). Without
   * the programme no page promises it; the backend then reports no discount.
   */
  hasBonusProgramme: sample(true),
  /**
   * The logo in front of the name, a file in `static` such as `/logo.svg`, 36 px high and up to 120 px wide; null: the
   * drawn taxi sign. Name the colours in the file: it knows no style sheet, and is shown on a light ground in either
   * colour scheme. The icons stay drawn.
   */
  logo: null as string | null,
  /** The accent colour and the text colour on it; the contrast must be at least 4.5:1. */
  colors: { signal: '#ffc400', onSignal: '#17140f' },
  map: {
    /** The map's initial centre (Spec §9). */
    center: { lat: 51.3118828, lng: 9.4915751 },
    zoom: 12,
    country: 'de',
    /** The country's bounds: a place in a link beyond them is rejected. */
    edges: { south: 47.27, west: 5.86, north: 55.06, east: 15.05 },
  },
});

/** Whether the company takes part in dispute settlement before a consumer arbitration board (VSBG 36). */
export type Arbitration = 'none' | 'willing' | 'obliged';

/**
 * The operator's facts that the legal pages alone say (DDG 5, GDPR 13, BFSG 14, VSBG 36). The build reads them and adds
 * them to the data of these pages: no other page loads them.
 */
export const legalFacts = () =>
  removeSampleMarks({
    representative: sample('Erika Muster'),
    register: sample('Amtsgericht Kassel, HRB 00000'),
    /** The authority that licenses passenger transport (PBefG). */
    supervisoryAuthority: sample('Stadt Kassel, Straßenverkehrsamt, Musterplatz 1, 34117 Kassel'),
    /** The authority for complaints about data protection. */
    dataProtectionAuthority: sample('Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Wiesbaden'),
    /** Name and contact of the data protection officer; null if the company needs none (GDPR 37, BDSG 38). */
    dataProtectionOfficer: null as string | null,
    /** How long personal data is kept. */
    retention: {
      /** The server's log of visits, in days. */
      logDays: sample(14),
      /** Account and feedback after the last ride, in years. */
      accountYears: sample(3),
      /** Bookings and receipts, in years (AO 147(3)). */
      receiptYears: sample(8),
    },
    /** The statement for consumers (VSBG 36); unless it is `none`, with the board's name, address and website. */
    arbitration: { kind: sample('none' as Arbitration), board: null as string | null },
    accessibility: {
      /**
       * True for a company with fewer than ten employees and at most 2 million euro of turnover or balance sheet: its
       * services are exempt (BFSG 2 no. 17 and 3(3)), and the page says so in place of the statement.
       */
      isMicroEnterprise: sample(false),
      /** The standard that the Official Journal cites, its month `YYYY-MM`, and the edition of WCAG in it. */
      standard: sample({ name: 'EN 301 549 V3.2.1', published: '2021-03', wcag: 'WCAG 2.1' }),
      /** The time limit for answers to reports of a barrier, in days. */
      answerDays: sample(14),
      /** The market surveillance authority (BFSG 2 no. 22). */
      authority: sample({
        name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
        address: 'Carl-Miller-Straße 6, 39112 Magdeburg',
        email: 'kontakt@mlbf-barrierefrei.de',
        website: 'https://www.mlbf-barrierefrei.de',
      }),
    },
    /** The date of the last check of all facts and of the legal pages, `YYYY-MM-DD`. */
    checkedOn: sample('2026-11-01'),
  });

/** What a passenger has said, and who it was as that person agreed to be named, in each language. */
interface Voice {
  readonly en: { readonly text: string; readonly who: string };
  readonly de: { readonly text: string; readonly who: string };
}

/** The operator's facts that Home alone says. The build reads them and adds them to Home's data. */
export const homeFacts = () =>
  removeSampleMarks({
    /** Real quotes of real passengers who agreed (UWG 5b(3)); without any, `[]`, Home has no such section. */
    voices: sample([
      {
        en: {
          text: 'It was raining, it was two at night, and I could see the taxi turn into my street.',
          who: 'Sample passenger, on the way home',
        },
        de: {
          text: 'Es regnete, es war zwei Uhr nachts, und ich sah das Taxi in meine Straße einbiegen.',
          who: 'Beispielfahrgast, auf dem Heimweg',
        },
      },
      {
        en: {
          text: 'Booked from the train. It was at the exit when I came out, and I already knew the number plate.',
          who: 'Sample passenger, business trip',
        },
        de: {
          text: 'Im Zug bestellt. Als ich herauskam, stand es am Ausgang, das Kennzeichen kannte ich schon.',
          who: 'Beispielfahrgast, Dienstreise',
        },
      },
      {
        en: {
          text: 'Seven of us and a pushchair. One van, and everyone fitted in.',
          who: 'Sample passenger, family visit',
        },
        de: {
          text: 'Zu siebt und mit Kinderwagen. Ein Van, und alle hatten Platz.',
          who: 'Beispielfahrgast, Familienbesuch',
        },
      },
    ] as readonly Voice[]),
    /**
     * Your own photos at the top of Home, at most three, in place of the drawings there: the name of a file in
     * src/marketing/home/pictures/own, at least 1200 px wide and 1000 px high, and what it shows in each language. The
     * build cuts it to 6:5 around what catches the eye. The screenshots further down are taken by `npm run pictures`.
     */
    photos: [] as readonly { readonly file: string; readonly en: string; readonly de: string }[],
    /** Whether Home shows dispatch, drivers and workshop: what their three texts say must be true of the company. */
    showsTeam: sample(true),
  });

/** The operator's facts. */
export const site = operator.facts;

/** The samples among the facts, as dotted paths: "legal.company". */
export const sampleFacts = operator.samples;

export const isSample = (path: string) => sampleFacts.includes(path);

/** Who draws the map, suggests addresses and finds ways by car: Google or open services. */
export type MapServices = Readonly<Record<'map' | 'addresses' | 'ways', 'google' | 'open'>>;

/**
 * The operator's choice, which only the build reads. Supported: all Google, open addresses beside Google, or all open.
 */
export const mapServices: MapServices = { map: 'google', addresses: 'google', ways: 'google' };

/**
 * Why Google's addresses may be shown beside a map although Google's terms for Europe forbid that to new projects: the
 * Google project is older than them, or it is billed outside the European Economic Area (docs/maps.md).
 */
export type GoogleAddressesReason = 'project-before-2025-07-08' | 'billed-outside-eea';

/** The operator's reason; without one `npm run build:production` refuses Google's addresses in Germany. */
export const googleAddressesReason: GoogleAddressesReason | null = null;

/** The facts of the open services (docs/maps.md), for an operator who has chosen some. */
export const openMaps = {
  /**
   * The credit that the tiles' owner asks for, with its page, shown on the open map; null: not decided, the map names
   * OpenStreetMap's contributors. `npm run build:production` of an open map refuses null.
   */
  tilesCredit: null as { readonly en: string; readonly de: string; readonly url: string } | null,
  /** The closest zoom for which there are tiles: the map zooms no further in. */
  maxZoom: 19,
  /** Valhalla knows no traffic: each of its times is multiplied by this number. */
  minutesFactor: 1.2,
};
