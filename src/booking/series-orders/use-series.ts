import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { queryKeys } from '../../backend/query';
import { watchPersonal } from '../../device/personal-store';
import { isSettledSeries, type SeriesRecord, withoutMissing } from '../../job/series/series-record';
import { forgetOldSeries, readStoredSeries, removeSeries, storeSeries } from '../../job/series/stored-series';
import { within } from '../../lib/result';
import { createStore } from '../../lib/store';
import { personNow } from '../order/stored-attempt';
import { callsFor, lazyOrderLock } from '../order/use-ordering';
import { checkSeries, placeSeries, type SeriesStop, type SeriesTools } from './place-series';

/** How long a page that returns to a series looks for its open rides before it shows them. */
const FIRST_LOOK_MS = 2_000;

/** The work on a series, in this window. It continues after its screen unmounts, so that no order is interrupted. */
interface SeriesWork {
  readonly doing: 'nothing' | 'placing' | 'checking';
  /** Why the last attempt stopped; null before the first. */
  readonly stop: SeriesStop | null;
}

const work = createStore<SeriesWork>({ doing: 'nothing', stop: null });
/** The lines of a series that are not stored; they are gone with the page. */
let unstored: { readonly id: string; readonly lines: readonly string[] } | null = null;
const openLock = lazyOrderLock();

const storedNow = () => readStoredSeries(personNow());
const shown = createStore(storedNow());

watchPersonal(['taxi.series'], () => {
  shown.set(storedNow());
  // Health data stay in memory only as long as a ride is left to order.
  if (!shown.get()?.order) unstored = null;
});

const toolsFor = (person: string): SeriesTools => ({
  ...callsFor(person),
  read: () => readStoredSeries(person),
  keep: (record) => storeSeries(person, record),
  alone: (step) => openLock().run(step),
});

/** One task at a time in this window; another one meanwhile is left out. */
async function busyWith(doing: SeriesWork['doing'], task: (tools: SeriesTools) => Promise<SeriesStop>): Promise<void> {
  if (work.get().doing !== 'nothing') return;
  work.set({ doing, stop: null });
  const end = (stop: SeriesStop) => work.set({ doing: 'nothing', stop });
  try {
    end(await task(toolsFor(personNow())));
  } catch (error) {
    console.error(error);
    // The outcome of a row may be unknown: it stays open, and is looked for next.
    end('unreadable');
  }
}

/** The series of the page's person, and what can be done with it. */
export interface Series extends SeriesWork, ReturnType<typeof createActions> {
  readonly record: SeriesRecord | null;
  /** The order has lines that this page does not know. */
  readonly needsLines: boolean;
}

function createActions(queryClient: QueryClient) {
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  const place = (id: string) => {
    const lines = unstored?.id === id ? unstored.lines : [];
    void busyWith('placing', (tools) => placeSeries(id, lines, tools)).finally(listAgain);
  };
  const checkOf = ({ id }: SeriesRecord) => busyWith('checking', (tools) => checkSeries(id, tools)).finally(listAgain);
  return {
    begin: (next: SeriesRecord, lines: readonly string[]) => {
      unstored = { id: next.id, lines };
      storeSeries(personNow(), next);
      place(next.id);
    },
    /** Orders what is known to be missing; `lines` are the lines that are not stored, if the form has them again. */
    goOn: (lines: readonly string[]) => {
      const held = storedNow();
      if (!held) return;
      if (lines.length > 0 && held.isTreatment) unstored = { id: held.id, lines };
      place(held.id);
    },
    /** Looks for the rides that are not known. */
    check: () => {
      const held = storedNow();
      if (held) void checkOf(held);
    },
    /**
     * A customer has come, or has come back: looks for the rides that an earlier page has left open, which may go on
     * for longer, for instance while another tab places them. Resolves to the id of their series; null for none.
     */
    comeBack: async (): Promise<string | null> => {
      forgetOldSeries();
      const held = storedNow();
      if (!held || isSettledSeries(held)) return null;
      await within(FIRST_LOOK_MS, checkOf(held), undefined);
      return held.id;
    },
    /** Removes the missing rides from the series. */
    leaveMissing: () => {
      const held = storedNow();
      const left = held && withoutMissing(held);
      if (left) storeSeries(personNow(), left);
      else removeSeries(personNow());
    },
  };
}

/** The series of the page's person on this device, and its orders. */
export function useSeries(): Series {
  const queryClient = useQueryClient();
  const [actions] = useState(() => createActions(queryClient));
  const record = useSyncExternalStore(shown.subscribe, shown.get);
  const { doing, stop } = useSyncExternalStore(work.subscribe, work.get);
  const needsLines = (record?.isTreatment ?? false) && unstored?.id !== record?.id;
  return { record, doing, stop, needsLines, ...actions };
}
