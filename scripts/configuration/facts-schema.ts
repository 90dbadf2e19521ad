import * as v from 'valibot';
import { formatChoice, OPENING_LINE } from '../../src/i18n/formats';
import { type Language, languages } from '../../src/i18n/languages';
import { paymentTypes } from '../../src/payment-types';
import { contrastOf, HEX_COLOR, isDay, isDialled, isLogo, isPhoto, isSameNumber, isVatId, rgbOf } from './fact-rules';

const degrees = v.number('is no number of degrees: write it as 47.27');
const edges = v.object({ south: degrees, west: degrees, north: degrees, east: degrees });
const WORLD = { south: -90, west: -180, north: 90, east: 180 };

/**
 * The country in the operator's facts, on which others depend. While it is wrong, the others are not checked against
 * it.
 */
export const Country = v.fallback(
  v.object({
    map: v.object({ country: v.fallback(v.string(), ''), edges: v.fallback(edges, WORLD) }),
  }),
  { map: { country: '', edges: WORLD } },
);

/** A text that satisfies a rule. An empty one is reported as missing, not as wrong. */
const text = (isRight: (value: string) => boolean, message: string) =>
  v.pipe(
    v.string(message),
    v.check((value) => value.trim() === '' || isRight(value), message),
  );
const words = v.string('is not a text: write it in quotes');
const between = (from: number, to: number, message: string) =>
  v.pipe(v.number(message), v.minValue(from, message), v.maxValue(to, message));
const wholeNumber = (message: string) => v.pipe(between(1, 1_000, message), v.integer(message));
const euro = (example: string) => between(0, 1_000, `is not an amount: write euro as a number, such as ${example}`);

const day = text(isDay, "is not a day: write year, month and day, such as '2026-11-01'");
const email = text((value) => v.is(v.pipe(v.string(), v.email()), value), "is no email address: write 'name@domain'");
const link = text((value) => /^https:\/\/[^/\s]+\.[^/\s]+/.test(value), "is no link: write it with 'https://'");
const states = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
const kind = v.picklist(
  ['taximeter', 'corridor', 'fixed'],
  "is no kind of price: write 'taximeter', 'corridor' or 'fixed'",
);
const yesOrNo = v.boolean('is neither true nor false: write one of them');
const inEveryLanguage = <Text extends v.GenericSchema>(text: Text) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, Text>;

const anyPaymentType = formatChoice(
  'en',
  paymentTypes.map((name) => `'${name}'`),
);

/** A phone number; `plus` is the prefix that the dialled one lacks for E.164 format. */
const phone = (plus: '' | '+', example: string) =>
  v.pipe(
    v.object({
      shown: words,
      dialled: text((value) => isDialled(plus + value), `is no valid number: write it as '${example}'`),
    }),
    v.forward(
      v.check(
        ({ shown, dialled }) => !isDialled(plus + dialled) || isSameNumber(shown, plus + dialled),
        'is another number than the dialled one: write the same number, with spaces',
      ),
      ['shown'],
    ),
  );

const colorMessage = "is no colour: write six digits, such as '#ffc400'";
/** The minimum contrast of text (WCAG 1.4.3). Fill or text then has 3:1 on each background of both schemes. */
const TEXT_CONTRAST = 4.5;
const color = text((value) => HEX_COLOR.test(value), colorMessage);
const colors = v.pipe(
  v.object({ signal: color, onSignal: color }),
  v.forward(
    v.check(
      ({ signal, onSignal }) =>
        ![signal, onSignal].every((each) => HEX_COLOR.test(each)) ||
        contrastOf(rgbOf(signal), rgbOf(onSignal)) >= TEXT_CONTRAST,
      ({ input: { signal, onSignal } }) => {
        const found = Math.floor(contrastOf(rgbOf(signal), rgbOf(onSignal)) * 10) / 10;
        return `has a contrast of ${found}:1 with colors.signal: write a colour with at least ${TEXT_CONTRAST}:1`;
      },
    ),
    ['onSignal'],
  ),
);

type Country = v.InferOutput<typeof Country>['map'];

const place = ({ edges }: Country) => {
  const message = 'is outside of map.edges: write latitude and longitude in degrees, such as { lat: 51.31, lng: 9.49 }';
  return v.pipe(
    v.object({ lat: v.number(message), lng: v.number(message) }, message),
    v.check(
      ({ lat, lng }) => lat >= edges.south && lat <= edges.north && lng >= edges.west && lng <= edges.east,
      message,
    ),
  );
};

const openingMessage = "is no line of opening hours: write it as 'Mo-Fr 05:00-23:30'";
const voice = v.object({ text: words, who: words });
const photoMessage = 'is no picture: write the name of a file in src/marketing/home/pictures/own, such as taxi.jpg';
const homeFacts = v.object({
  voices: v.array(v.object(inEveryLanguage(voice))),
  photos: v.pipe(
    v.array(v.object({ file: text((value) => isPhoto(value), photoMessage), ...inEveryLanguage(words) })),
    v.maxLength(3, 'has more than three: write the photos that Home shows'),
  ),
  showsTeam: yesOrNo,
});

const legalFacts = v.object({
  representative: words,
  register: words,
  supervisoryAuthority: words,
  dataProtectionAuthority: words,
  dataProtectionOfficer: v.nullable(words),
  retention: v.object({
    logDays: wholeNumber('is no number of days: write a whole number, such as 14'),
    accountYears: wholeNumber('is no number of years: write a whole number, such as 3'),
    receiptYears: wholeNumber('is no number of years: write a whole number, such as 8'),
  }),
  arbitration: v.object({
    kind: v.picklist(['none', 'willing', 'obliged'], "is not known: write 'none', 'willing' or 'obliged'"),
    board: v.nullable(words),
  }),
  accessibility: v.object({
    isMicroEnterprise: yesOrNo,
    standard: v.object({
      name: words,
      published: text((value) => isDay(`${value}-01`), "is no month: write year and month, such as '2021-03'"),
      wcag: text((value) => /^WCAG 2\.[1-9]$/.test(value), "is no edition of WCAG: write it as 'WCAG 2.1'"),
    }),
    answerDays: wholeNumber('is no number of days: write a whole number, such as 14'),
    authority: v.object({ name: words, address: words, email, website: link }),
  }),
  checkedOn: day,
});

const percent = v.number('is no percentage: write it as 90');

/** The message for a missing value, or one of the wrong type. */
export const formMessage = ({ received }: { readonly received: string }): string =>
  received === 'undefined'
    ? 'is missing: write it as the comment above it says'
    : 'has the wrong form: write it as the comment above it says';

/** The rules for the facts of src/site.ts, one each. A message names the problem and, after the colon, the remedy. */
export const factsSchema = (country: Country) => {
  const isGerman = country.country.toUpperCase() === 'DE';
  const postcode = text(
    (value) => !isGerman || /^\d{5}$/.test(value),
    "is not a German postcode: write five digits, such as '34117'",
  );
  const extras = v.pipe(
    v.array(
      v.object({
        id: text(
          (value) => /^[cd]-\S+$/.test(value),
          "is no id of an extra: write it as the backend does, such as 'c-1'",
        ),
        ...inEveryLanguage(words),
      }),
    ),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'names an id twice: write each id once'),
  );
  return v.object({
    name: words,
    city: words,
    state: v.picklist(states, "is no German state: write its code, such as 'HE'"),
    bookingPhone: phone('', '+496990009123'),
    whatsapp: phone('+', '491713920023'),
    email,
    legal: v.object({
      company: words,
      street: words,
      postcode,
      town: words,
      taxNumber: text(isVatId, "is no USt-IdNr.: write 'DE' and nine digits; the last one checks the others"),
    }),
    tariff: v.object({
      baseFare: euro('4.2'),
      perKm: euro('2.4'),
      largeTaxi: euro('7'),
      waitingPerHour: euro('36'),
      validFrom: day,
    }),
    price: v.object({
      kind,
      corridor: v.nullable(v.object({ from: percent, to: percent })),
      exceptions: v.array(v.object({ vehicle: words, kind })),
      ordinance: v.object(inEveryLanguage(words)),
    }),
    extraNames: extras,
    quickPlaces: v.array(
      v.object({ ...inEveryLanguage(words), area: words, city: words, zipcode: postcode, coordinates: place(country) }),
    ),
    paymentTypes: v.pipe(
      v.array(v.picklist(paymentTypes, `is no payment type: write ${anyPaymentType}`)),
      v.minLength(1, "is empty: write at least one payment type, such as ['cash']"),
      v.check((all) => new Set(all).size === all.length, 'names a payment type twice: write each once'),
    ),
    cancelFee: euro('0'),
    vatPercent: between(0, 100, 'is no percentage: write 7, for most taxi rides, or 19'),
    links: v.object({ about: v.nullable(link), contact: v.nullable(link) }),
    socialLinks: v.array(v.object({ name: words, url: link })),
    openingHours: v.nullable(
      v.pipe(
        v.array(
          text((value) => OPENING_LINE.test(value), openingMessage),
          openingMessage,
        ),
        v.minLength(1, `is empty: write lines such as ['Mo-Fr 05:00-23:30'], or null for day and night`),
      ),
    ),
    hasBonusProgramme: yesOrNo,
    logo: v.nullable(text(isLogo, 'is no drawing: write the name of an svg file in the folder static')),
    colors,
    map: v.object({
      center: place(country),
      zoom: between(1, 20, 'is no zoom of a map: write a number from 1 to 20, such as 12'),
      country: text((value) => /^[a-z]{2}$/.test(value), "is no code of a country: write two letters, such as 'de'"),
      edges: v.pipe(
        edges,
        v.check(
          ({ south, west, north, east }) => south < north && west < east,
          'is no area: write the degrees with south below north and west below east',
        ),
      ),
    }),
    legalFacts,
    homeFacts,
  });
};
