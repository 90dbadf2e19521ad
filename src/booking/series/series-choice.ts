/** The number of weeks of one series. */
export const WEEKS_MAX = 12;

/** Monday is 1, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Rides beyond the one in the form: a way back, and more days. */
export interface SeriesChoice {
  /** `call`: the customer calls for the way back, which is no order of its own. */
  readonly back: 'none' | 'timed' | 'call';
  /** The day of the way back if no days are repeated, `YYYY-MM-DD`; empty: the day of the ride. */
  readonly backDate: string;
  /** `HH:mm` */
  readonly backTime: string;
  readonly isRepeated: boolean;
  readonly days: readonly Weekday[];
  readonly weeks: number;
}

/** One ride, as in the form. */
export const noSeries: SeriesChoice = {
  back: 'none',
  backDate: '',
  backTime: '',
  isRepeated: false,
  days: [],
  weeks: 2,
};

/** Whether the choice is more than one order. */
export const isSeries = ({ back, isRepeated }: SeriesChoice): boolean => isRepeated || back === 'timed';
