import { now } from '../../device/clock';
import { pagePerson, personalStore } from '../../device/personal-store';
import { readSeries, type SeriesRecord } from './series-record';

/** This person's series on this device; null for none, and while signed out. */
export const readStoredSeries = (person: string | null): SeriesRecord | null =>
  person === null ? null : readSeries(personalStore.read('taxi.series', person), now());

/** Stores a person's series in place of the one before. */
export const storeSeries = (person: string, record: SeriesRecord): void =>
  personalStore.write('taxi.series', person, record);

/** Removes a person's series. */
export const removeSeries = (person: string): void => personalStore.remove('taxi.series', person);

/** Removes a series whose last ride was more than a day ago. */
export function forgetOldSeries(): void {
  const { person } = pagePerson.get();
  const kept = personalStore.read('taxi.series', person);
  if (readSeries(kept, 0) && !readSeries(kept, now())) personalStore.remove('taxi.series', person);
}
