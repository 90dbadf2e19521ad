import { leavesOf } from '../../../scripts/configuration/problems';
import { formatDay, formatEuro } from '../../../src/i18n/formats';
import { languages } from '../../../src/i18n/languages';
import { site } from '../../../src/site';

/** The spellings of a fact in a built site. */
export interface Trace {
  readonly path: string;
  readonly spellings: readonly string[];
}

const money = (value: number) => languages.map((language) => formatEuro(language, value));
const days = (value: string) => languages.map((language) => formatDay(language, value));
/** A number, or a word too common to search for alone: its spelling in the minified script. */
const named = (name: string) => (value: unknown) => [`${name}:${JSON.stringify(value)}`];
/** The spelling in the data of a legal page. */
const inData = (name: string) => (value: unknown) => [`"${name}":${JSON.stringify(value)}`];

/** Facts whose spelling differs from src/site.ts. */
const readings: Readonly<Record<string, (value: never) => readonly string[]>> = {
  'legalFacts.checkedOn': days,
  'tariff.baseFare': money,
  'tariff.perKm': money,
  'tariff.largeTaxi': money,
  'tariff.waitingPerHour': money,
  'tariff.validFrom': days,
  cancelFee: money,
  'price.kind': named('kind'),
  'price.exceptions.0.kind': named('kind'),
  'price.corridor.from': named('from'),
  'price.corridor.to': named('to'),
  vatPercent: named('vatPercent'),
  state: named('state'),
  'map.zoom': named('zoom'),
  'map.country': named('country'),
  ...Object.fromEntries(Object.keys(site.map.edges).map((edge) => [`map.edges.${edge}`, named(edge)])),
  ...Object.fromEntries(
    leavesOf(site.extraNames).map(([path]) => [`extraNames.${path}`, named(path.split('.').at(-1) ?? '')]),
  ),
  // The texts also name an airport.
  'quickPlaces.1.area': named('area'),
  ...Object.fromEntries(
    [
      'retention.logDays',
      'retention.accountYears',
      'retention.receiptYears',
      'arbitration.kind',
      'accessibility.isMicroEnterprise',
      'accessibility.answerDays',
      'accessibility.standard.published',
      'accessibility.standard.wcag',
    ].map((path) => [`legalFacts.${path}`, inData(path.split('.').at(-1) ?? '')]),
  ),
  hasBonusProgramme: (value) => [`hasBonusProgramme:${value ? '!0' : '!1'}`],
  'homeFacts.showsTeam': inData('showsTeam'),
  // The name of the build's file for a photo.
  'homeFacts.photos.0.file': (file: string) => ['avif', 'webp'].map((kind) => `/${file.replace(/\w+$/, kind)}`),
  'paymentTypes.0': (value) => [`paymentTypes:[${JSON.stringify(value)}`],
};

/** Facts whose removal leaves no trace, with the reason. */
export const withoutTrace: Readonly<Record<string, string>> = {
  'price.kind': 'the script names all kinds of prices',
  cancelFee: 'nothing to pay is said in words that stand in every build',
  'colors.onSignal': 'the pages’ own ink has the same colour',
  'paymentTypes.1': 'the texts name all three ways of Spec §5',
  'paymentTypes.2': 'the texts name all three ways of Spec §5',
  'legalFacts.dataProtectionOfficer': 'nothing stands for a company without one',
  'legalFacts.arbitration.board': 'nothing stands for a company that takes no part',
  openingHours: 'nothing stands for a company that drives day and night',
  logo: 'the drawn sign has the other colours of colors.signal',
  'links.about': 'nothing stands for a page of this site’s own',
  'links.contact': 'nothing stands for a page of this site’s own',
};

/** Every leaf of the operator's facts with its spellings; an empty fact has none. */
export const tracesOf = (facts: unknown): readonly Trace[] =>
  leavesOf(facts).map(([path, value]) => ({
    path,
    spellings: value === null ? [] : (readings[path]?.(value as never) ?? [String(value)]),
  }));
