import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createOrder } from '../../backend/order-calls';
import { queryKeys } from '../../backend/query-keys';
import { momentNow } from '../../device/clock';
import { pagePerson } from '../../device/page-person';
import { localStore } from '../../device/storage';
import { createWindowLock, type WindowLock } from '../../device/window-lock';
import { type SeriesRecord, withoutMissing } from '../../job/series/series-record';
import { readStoredSeries, removeSeries, storeSeries, watchStoredSeries } from '../../job/series/stored-series';
import { createStore } from '../../lib/store';
import { onBehalfOf } from '../../session/on-behalf-of';
import { LOCK_NAME, readRidesInTime, wait } from '../order/use-ordering';
import { checkSeries, placeSeries, type SeriesStop, type SeriesTools } from './place-series';

/** The work on a series, in this window. It continues after its screen unmounts, so that no order is interrupted. */
interface SeriesWork {
  readonly doing: 'nothing' | 'placing' | 'checking';
  /** Why the last attempt stopped; null before the first. */
  readonly stop: SeriesStop | null;
  /** Counts the changes of the stored record. */
  readonly changes: number;
}

const idle: SeriesWork = { doing: 'nothing', stop: null, changes: 0 };
const work = createStore<SeriesWork>(idle);
/** The lines of a series that are not stored; they are gone with the page. */
let unstored: { readonly id: string; readonly lines: readonly string[] } | null = null;
let lock: WindowLock | null = null;

const openLock = () => {
  lock ??= createWindowLock(LOCK_NAME, {
    locks: navigator.locks,
    storage: localStore,
    now: () => momentNow().deviceMs,
    wait,
  });
  return lock;
};
const changed = () => work.set({ ...work.get(), changes: work.get().changes + 1 });

function toolsFor(person: string): SeriesTools {
  return {
    createOrder: onBehalfOf(person, createOrder),
    readRides: () => readRidesInTime(person),
    wait,
    seemsOffline: () => !navigator.onLine,
    now: momentNow,
    read: () => readStoredSeries(person),
    keep: (record) => {
      storeSeries(person, record);
      changed();
    },
    alone: (step) => openLock().run(step),
  };
}

/** One task at a time in this window; another one meanwhile is left out. */
async function busyWith(doing: 'placing' | 'checking', task: () => Promise<SeriesStop>): Promise<void> {
  if (work.get().doing !== 'nothing') return;
  work.set({ ...work.get(), doing, stop: null });
  const end = (stop: SeriesStop) => work.set({ ...work.get(), doing: 'nothing', stop });
  try {
    end(await task());
  } catch (error) {
    console.error(error);
    // The outcome of a row may be unknown: it stays open, and is looked for next.
    end('unreadable');
  }
}

/** The series of the page's person, and what can be done with it. */
export interface Series extends Pick<SeriesWork, 'doing' | 'stop'> {
  readonly record: SeriesRecord | null;
  /** The order has lines that this page does not know. */
  readonly needsLines: boolean;
  readonly begin: (record: SeriesRecord, lines: readonly string[]) => void;
  /** Orders what is known to be missing; `lines` are the lines that are not stored, if the form has them again. */
  readonly goOn: (lines: readonly string[]) => void;
  /** Looks for the rides that are not known. */
  readonly check: () => void;
  /** Removes the missing rides from the series. */
  readonly leaveMissing: () => void;
}

/** The page's person, also after their session has ended; empty for no one. */
const personNow = () => pagePerson.get().person ?? '';

export function useSeries(): Series {
  const queryClient = useQueryClient();
  const { person } = useSyncExternalStore(pagePerson.subscribe, pagePerson.get, pagePerson.get);
  const { doing, stop, changes } = useSyncExternalStore(work.subscribe, work.get, () => idle);
  useEffect(() => watchStoredSeries(changed), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read again
  const record = useMemo(() => readStoredSeries(person), [person, changes]);
  // Health data stay in memory only as long as a ride is left to order.
  const hasOrder = Boolean(record?.order);
  useEffect(() => {
    if (!hasOrder) unstored = null;
  }, [hasOrder]);
  const actions = useMemo(() => {
    const listAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
    const place = (id: string, lines: readonly string[]) =>
      void busyWith('placing', () => placeSeries(id, lines, toolsFor(personNow()))).finally(listAgain);
    const linesOf = (id: string) => (unstored?.id === id ? unstored.lines : []);
    return {
      begin: (next: SeriesRecord, lines: readonly string[]) => {
        unstored = { id: next.id, lines };
        storeSeries(personNow(), next);
        changed();
        place(next.id, lines);
      },
      goOn: (lines: readonly string[]) => {
        const held = readStoredSeries(personNow());
        if (!held) return;
        if (lines.length > 0 && held.isTreatment) unstored = { id: held.id, lines };
        place(held.id, linesOf(held.id));
      },
      check: () => {
        const held = readStoredSeries(personNow());
        if (held) void busyWith('checking', () => checkSeries(held.id, toolsFor(personNow()))).finally(listAgain);
      },
      leaveMissing: () => {
        const held = readStoredSeries(personNow());
        const left = held && withoutMissing(held);
        if (left) storeSeries(personNow(), left);
        else removeSeries(personNow());
        changed();
      },
    };
  }, [queryClient]);
  const needsLines = (record?.isTreatment ?? false) && unstored?.id !== record?.id;
  return { record, doing, stop, needsLines, ...actions };
}
