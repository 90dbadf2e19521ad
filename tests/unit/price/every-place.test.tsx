/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { invoiceOf } from '../../../src/account/invoice/invoice';
import { InvoiceSheet } from '../../../src/account/invoice/invoice-sheet';
import type { VehicleCategory } from '../../../src/backend/types';
import { BonusDialog } from '../../../src/booking/dialogs/bonus-dialog';
import { ConfirmDialog } from '../../../src/booking/dialogs/confirm-dialog';
import { PriceLine } from '../../../src/booking/vehicles/price-line';
import type { Vehicles } from '../../../src/booking/vehicles/use-vehicles';
import { VehicleList } from '../../../src/booking/vehicles/vehicle-list';
import { saveFile } from '../../../src/device/save-file';
import { withTextFacts } from '../../../src/i18n/texts';
import { CalendarButton } from '../../../src/job/calendar-button';
import { termsPrice } from '../../../src/job/saved-ride';
import { taxiService } from '../../../src/layout/head/taxi-service';
import { BusinessScreen } from '../../../src/marketing/business/business-screen';
import { Again } from '../../../src/marketing/home/again/again';
import { useAgain } from '../../../src/marketing/home/again/use-again';
import { Price } from '../../../src/marketing/home/sections/price';
import { TermsScreen } from '../../../src/marketing/legal/terms-screen';
import { priceOf } from '../../../src/price/price';
import { BookingFacts } from '../../../src/ride/tracking/booking-facts';
import { legalFacts, type PriceKind, site } from '../../../src/site';
import { SYMBOLS_ID } from '../../../src/ui/drawings/taxi-symbol-ids';
import { allTexts, type Texts, textsOf } from '../../support/all-texts';
import { renderScreen } from '../../support/render-screen-hook';
import { sampleRide } from '../../support/sample-ride';
import { pkw, request } from '../booking/samples';

jest.mock('gatsby', () => ({ ...jest.requireActual('gatsby'), withPrefix: (path: string) => path }));
jest.mock('../../../src/device/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../../src/marketing/home/again/use-again', () => ({ useAgain: jest.fn() }));
jest.mock('../../../src/marketing/business/quote-form', () => ({ QuoteForm: () => null }));

/** The languages whose words this test knows. */
type Written = 'en' | 'de';
const texts = { en: textsOf('en'), de: textsOf('de') };
const wordIn = (language: Written, key: string) => {
  const [name = '', ...path] = key.split(/[:.]/);
  return path.reduce<unknown>((at, part) => (at as Texts)[part], texts[language][name]) as string;
};

const kinds = ['taximeter', 'corridor', 'fixed'] as const satisfies readonly PriceKind[];
const languages = ['en', 'de'] as const;
const range = { from: 18, to: 24 };

/** A category as a backend promises it, as one that promises nothing states it, and without an amount. */
const categories: Readonly<Record<string, (kind: PriceKind) => VehicleCategory>> = {
  promised: (priceKind) => ({
    ...{ ...pkw, price: 20, priceKind },
    ...(priceKind === 'corridor' && { priceFrom: range.from, priceTo: range.to }),
    ...(priceKind !== 'taximeter' && { priceValidUntil: new Date('2026-11-20T13:15:00Z') }),
  }),
  'not promised': () => ({ ...pkw, price: 20 }),
  unknown: () => ({ ...pkw, price: null }),
};
type Statement = 'promised' | 'not promised' | 'unknown';
const statements = Object.keys(categories) as Statement[];

interface Case {
  readonly kind: PriceKind;
  readonly language: Written;
  readonly category: VehicleCategory;
  readonly statement: Statement;
}

/** The visible text of a screen. */
function shown(element: ReactNode, language: Written): string {
  const { container } = renderScreen(element, texts[language], language);
  return container.textContent ?? '';
}

const nothing = () => {};
const vehiclesOf = (category: VehicleCategory): Vehicles => ({
  route: null,
  hasRouteFailed: false,
  list: [category],
  areLoading: false,
  haveFailed: false,
  reload: async () => null,
});
const askFor = (category: VehicleCategory) => ({ ...request, category, hasStops: true });
const receiptOf = (kind: PriceKind) =>
  sampleRide({ priceKind: kind, vatPercent: 7, ...(kind !== 'taximeter' && { basePrice: 19.99, pricePerKm: null }) });

async function calendarText({ category, language }: Case): Promise<string> {
  const startsAt = new Date('2026-11-21T08:00:00Z');
  const ends = { pickup: '', drop: '' };
  shown(<CalendarButton bookingId="77" startsAt={startsAt} price={priceOf(category)} {...ends} />, language);
  jest.mocked(saveFile).mockClear();
  await act(async () => screen.getByRole('button').click());
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  return String(jest.mocked(saveFile).mock.lastCall?.[2])
    .replace(/\r\n /g, '')
    .replaceAll('\\n', ' ')
    .replaceAll('\\', '');
}

const noProblems = { sentences: [], at: () => null, attempt: 0 };

/** Each place that names a price, with its text. */
const places: Readonly<Record<string, (one: Case) => string | Promise<string>>> = {
  'the vehicle card': ({ category, language }) =>
    shown(
      <VehicleList
        vehicles={vehiclesOf(category)}
        chosen={category}
        persons={1}
        isNow
        extras={{ status: 'known', offered: [], failure: null, missing: new Set(), taxis: [] }}
        chosenExtras={[]}
        onChoose={nothing}
        error={undefined}
      />,
      language,
    ),
  'the foot of the form': ({ category, language }) =>
    shown(
      <PriceLine hasPickup vehicle={category} vehicles={vehiclesOf(category)} hasStops problems={noProblems} />,
      language,
    ),
  'the summary and its order button': ({ category, language }) =>
    shown(
      <ConfirmDialog
        flow={{ step: 'confirming', request: askFor(category), discount: 0 }}
        onConfirm={nothing}
        send={nothing}
        onBack={nothing}
      />,
      language,
    ),
  'a summary whose price is late': ({ category, language }) =>
    shown(
      <ConfirmDialog
        flow={{ step: 'confirming', request: { ...askFor(category), price: 'unknown' }, discount: 0 }}
        onConfirm={nothing}
        send={nothing}
        onBack={nothing}
      />,
      language,
    ),
  'the bonus question': ({ category, language }) =>
    shown(
      <BonusDialog
        flow={{ step: 'asking-bonus', request: askFor(category), discount: 5 }}
        onAnswer={nothing}
        onBack={nothing}
      />,
      language,
    ),
  'the ride': ({ category, language }) => {
    const { kind, isPromised, euro, range: limits } = priceOf(category);
    const promise = isPromised ? { kind, ...(limits && { range: limits }) } : {};
    const price = termsPrice({ price: euro, payment: 'cash', ...promise });
    return shown(<BookingFacts bookingId="77" trip={{ price, payment: 'cash' }} />, language);
  },
  'Again on Home': ({ category, language }) => {
    const price = priceOf(category);
    jest
      .mocked(useAgain)
      .mockReturnValue({ ride: sampleRide(), from: 'Mitte', to: 'Zoo', vehicle: 'PKW', price, minutes: 4 });
    return shown(<Again />, language);
  },
  'Home’s block about prices': ({ language }) => shown(<Price />, language),
  'the terms': ({ language }) => shown(<TermsScreen legal={legalFacts()} />, language),
  'the business page': ({ language }) => shown(<BusinessScreen />, language),
  'the receipt': ({ kind, language }) => {
    const ride = receiptOf(kind);
    const invoice = invoiceOf(ride, { vatPercent: 19, taxNumber: '', recipient: '' });
    const details = { recipient: '', costCentre: '', occasion: '' };
    return shown(<InvoiceSheet ride={ride} invoice={invoice} details={details} />, language);
  },
  'the calendar file': calendarText,
  'the structured data': ({ kind, language }) =>
    JSON.stringify(
      taxiService({
        language,
        url: 'https://taxi.example',
        image: '',
        description: wordIn(language, 'home:description'),
        priceKind: wordIn(language, `price:name.${kind}`),
      }),
    ),
};
/** Places that show the operator's rule, whatever the backend states. */
const rulesOnly = ['Home’s block about prices', 'the terms', 'the business page', 'the receipt', 'the structured data'];

const taximeterWords = /taximeter|taxamet|metered|meter decides/i;
const fixedWords = /fixed price|festpreis/i;
const corridorWords = /corridor|korridor/i;
/** Words that contradict a kind. */
const contradictions: Readonly<Record<PriceKind, readonly RegExp[]>> = {
  taximeter: [fixedWords, corridorWords],
  corridor: [taximeterWords, fixedWords],
  fixed: [taximeterWords, corridorWords],
};
const words: Readonly<Record<PriceKind, RegExp>> = {
  taximeter: taximeterWords,
  corridor: corridorWords,
  fixed: fixedWords,
};
/** Words that make an amount an estimate. */
const estimateWords = /≈|about|etwa|estimat|schätz/i;

beforeAll(() => {
  // The built document has the vehicles' drawings (gatsby-ssr.tsx).
  document.head.append(Object.assign(document.createElement('meta'), { id: SYMBOLS_ID }));
  HTMLDialogElement.prototype.showModal = nothing;
  HTMLDialogElement.prototype.close = nothing;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const cases = Object.keys(places).flatMap((place) =>
  kinds.flatMap((kind) =>
    languages.flatMap((language) =>
      (rulesOnly.includes(place) ? (['promised'] as const) : statements).map((statement) => ({
        place,
        kind,
        language,
        statement,
      })),
    ),
  ),
);

/** Sets the operator's kind, and returns the text of a place. */
async function textAt(place: string, kind: PriceKind, language: Written, statement: Statement): Promise<string> {
  jest.replaceProperty(site.price, 'kind', kind);
  jest.replaceProperty(site.price, 'corridor', { from: 90, to: 120 });
  const category = categories[statement]?.(kind) ?? pkw;
  const text = (await places[place]?.({ kind, language, category, statement })) ?? '';
  return withTextFacts(text).replace(/\s+/g, ' ');
}

const amounts: Readonly<Record<PriceKind, Readonly<Record<Written, string>>>> = {
  taximeter: { en: '≈ €20.00', de: '≈ 20,00 €' },
  corridor: { en: '€18.00 – €24.00', de: '18,00 € – 24,00 €' },
  fixed: { en: '€20.00', de: '20,00 €' },
};
const withAmount = ['the vehicle card', 'the foot of the form', 'the summary and its order button', 'the ride'];
/** Places that name a kind of price other than the taximeter. */
const withKind = ['the summary and its order button', 'the foot of the form'];
const withOrdinance = ['the terms', 'Home’s block about prices', 'the business page', 'the receipt'];

/** What a place has to say: the amount, which is an estimate unless it is promised, the kind, and its ordinance. */
function saidAt({ place, kind, language, statement }: (typeof cases)[number]): readonly (string | RegExp)[] {
  const named = kind === 'taximeter' ? null : words[kind];
  return [
    ...(withAmount.includes(place) && statement === 'promised' ? [amounts[kind][language]] : []),
    ...(withAmount.includes(place) && statement === 'not promised' ? [amounts.taximeter[language]] : []),
    ...(withKind.includes(place) && named ? [named] : []),
    ...(withOrdinance.includes(place) && named ? [named, site.price.ordinance[language]] : []),
  ];
}

describe('one truth for each kind of price in every place (D18, D50)', () => {
  test.each(cases)('$place, $kind, $language, $statement', async (one) => {
    const { place, kind, language, statement } = one;
    const text = await textAt(place, kind, language, statement);
    expect(text).not.toBe('');
    for (const contradiction of contradictions[kind]) expect(text).not.toMatch(contradiction);
    expect(text).not.toMatch(/{{|\bundefined\b|NaN/);
    for (const said of saidAt(one)) expect(text).toMatch(said);
    if (withAmount.includes(place) && statement === 'promised')
      expect(estimateWords.test(text)).toBe(kind === 'taximeter');
  });

  test.each([
    ['en', 'Fixed price under the taxi fare ordinance of Kassel. This price is valid until 20 Nov, 14:15.'],
    ['de', 'Festpreis nach der Taxitarifordnung der Stadt Kassel. Dieser Preis gilt bis 20. Nov., 14:15 Uhr.'],
  ] as const)('%s: the summary names the end of a promise', async (language, sentence) => {
    expect(await textAt('the summary and its order button', 'fixed', language, 'promised')).toContain(sentence);
  });

  test.each([
    ['en', 'Yes, €15.00', 'No, €20.00'],
    ['de', 'Ja, 15,00 €', 'Nein, 20,00 €'],
  ] as const)('%s: a bonus is subtracted from a fixed price, not from a corridor', async (language, yes, no) => {
    const fixed = await textAt('the bonus question', 'fixed', language, 'promised');
    expect([fixed.includes(yes), fixed.includes(no)]).toEqual([true, true]);
    cleanup();
    expect(await textAt('the bonus question', 'corridor', language, 'promised')).not.toMatch(/(Yes|No|Ja|Nein), /);
  });

  test.each([
    ['en', 'Kind of pricefixed price under the taxi fare ordinance of Kassel', 'Fixed price€19.99'],
    ['de', 'PreisartFestpreis nach der Taxitarifordnung der Stadt Kassel', 'Festpreis19,99 €'],
  ] as const)('%s: a receipt names the fixed price, in a row of its own, with its VAT', async (language, kind, row) => {
    const text = await textAt('the receipt', 'fixed', language, 'promised');
    expect(text).toContain(kind);
    expect(text).toContain(row);
    expect(text).toMatch(/7\s?%/);
  });

  test.each([
    ['en', 'Fixed price: €20.00'],
    ['de', 'Festpreis: 20,00 €'],
  ] as const)('%s: a calendar file keeps a promise, and no estimate', async (language, line) => {
    expect(await textAt('the calendar file', 'fixed', language, 'promised')).toContain(line);
    cleanup();
    expect(await textAt('the calendar file', 'fixed', language, 'not promised')).not.toMatch(/€|≈/);
  });
});

describe('the operator’s exceptions', () => {
  test.each([
    ['the terms', 'en', 'For Van: Fixed price.'],
    ['Home’s block about prices', 'de', 'Für Van: Festpreis.'],
    ['the business page', 'en', 'For Van: Fixed price.'],
  ] as const)('%s (%s) names them', async (place, language, sentence) => {
    jest.replaceProperty(site.price, 'exceptions', [{ vehicle: 'Van', kind: 'fixed' }]);
    expect(await textAt(place, 'taximeter', language, 'promised')).toContain(sentence);
  });
});

describe('sentences about kinds of prices are in one file', () => {
  /** Sentences of the taximeter that are shown for it alone. */
  const ofTaximeter = [
    'address.typedTaken',
    'confirm.taximeter',
    'confirm.withoutStops',
    'terms.price.text',
    'price.text',
  ];
  test.each(languages)('%s: no other file has one, except those that only the taximeter shows', (language) => {
    const found = allTexts(language)
      .filter(({ name }) => !name.startsWith('price:'))
      .filter(({ text }) => [taximeterWords, fixedWords, corridorWords].some((kind) => kind.test(text)))
      .map(({ name }) => name.replace(/^[^:]*:/, ''));
    expect([...new Set(found)].sort()).toEqual([...ofTaximeter].sort());
  });
});
