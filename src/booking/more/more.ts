import type { Place } from '../../lib/places/place';
import type { Rider } from '../form/form';
import type { MoreRules } from '../form/validate';
import { noSeries, type SeriesChoice } from '../series/series-choice';

/** The number of stops on the way to the destination. */
export const STOPS_MAX = 3;
/** The number of large pieces of luggage that can be announced. */
export const LUGGAGE_MAX = 8;
/** The maximum length of a flight or train number. */
export const CONNECTION_MAX = 40;
/** The maximum length of the name of a health insurer. */
export const INSURER_MAX = 80;

/** A stop: the field's text, and the place if one was chosen from the suggestions. */
export interface Stop {
  readonly text: string;
  readonly place: Place | null;
}

/** Whether the passenger has a prescription for the ride (Verordnung einer Krankenbeförderung). */
export const prescriptions = ['there', 'later', 'none'] as const;
export type Prescription = (typeof prescriptions)[number];

/** Whether the passenger is exempt from the co-payment (Zuzahlung). */
export const copayments = ['exempt', 'due'] as const;
export type Copayment = (typeof copayments)[number];

/**
 * A ride to treatment. It exists only while its consent is given (GDPR Art. 9), and it never leaves memory except with
 * the order.
 */
export interface Treatment {
  readonly prescription: Prescription | null;
  readonly copayment: Copayment | null;
  readonly insurer: string;
}

/** What few rides need: somebody else as the passenger, stops and wishes, a ride to treatment. */
export interface MoreValues {
  /** The passenger, if it is not the customer. */
  readonly passenger: Rider | null;
  readonly stops: readonly Stop[];
  /** The flight or train number. */
  readonly connection: string;
  readonly needsHelpAtDoor: boolean;
  /** The number of large pieces. */
  readonly luggage: number;
  readonly treatment: Treatment | null;
  readonly series: SeriesChoice;
}

/** These values with what follows from them. The screen keeps both, so that the rules load only with the fields. */
export interface OptionalDetails {
  readonly values: MoreValues;
  readonly rules: MoreRules;
  /** The route and its price do not contain them. */
  readonly hasStops: boolean;
  /** How many of the values are filled in: a box that is ticked over empty fields is not. */
  readonly filledIn: number;
}

export const noMore: MoreValues = {
  passenger: null,
  stops: [],
  connection: '',
  needsHelpAtDoor: false,
  luggage: 0,
  treatment: null,
  series: noSeries,
};

export const noTreatment: Treatment = { prescription: null, copayment: null, insurer: '' };

/** The stops that have a text. */
export const namedStops = ({ stops }: Pick<MoreValues, 'stops'>): readonly Stop[] =>
  stops.filter(({ text }) => text.trim() !== '');

/** How many values are filled in. */
export const countFilledIn = (values: MoreValues): number => {
  const { passenger, connection, needsHelpAtDoor, luggage, treatment, series } = values;
  const answers = treatment && [treatment.prescription, treatment.copayment, treatment.insurer.trim()];
  return [
    passenger && (passenger.name + passenger.phone).trim(),
    series.back !== 'none' || series.days.length > 0,
    namedStops(values).length,
    connection.trim(),
    needsHelpAtDoor,
    luggage,
    answers?.some(Boolean),
  ].filter(Boolean).length;
};

/** Whether nothing is entered. */
export const isEmpty = (values: MoreValues): boolean => {
  const { passenger, stops, connection, needsHelpAtDoor, luggage, treatment, series } = values;
  const isRide = series.back === 'none' && !series.isRepeated;
  return (
    !passenger && stops.length === 0 && connection === '' && !needsHelpAtDoor && luggage === 0 && !treatment && isRide
  );
};
