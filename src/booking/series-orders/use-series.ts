import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryKeys } from '../../backend/query';
import { pagePerson } from '../../device/personal-store';
import { isSettledSeries, type SeriesRecord, withoutMissing } from '../../job/series/series-record';
import {
  forgetOldSeries,
  readStoredSeries,
  removeSeries,
  storeSeries,
  watchStoredSeries,
} from '../../job/series/stored-series';
import { createStore } from '../../lib/store';
import { personNow } from '../order/stored-attempt';
import { callsFor, lazyOrderLock } from '../order/use-ordering';
import { checkSeries, placeSeries, type SeriesStop, type SeriesTools } from './place-series';

/** How long the dialog of an earlier page's rides may wait for the first look at them. */
const FIRST_LOOK_MS = 2_000;

/** The work on a series, in this window. It continues after its screen unmounts, so that no order is interrupted. */
interface SeriesWork {
  /** `first-look`: a page that returns to a series checks it before its dialog opens. */
  readonly doing: 'nothing' | 'placing' | 'checking' | 'first-look';
  /** Why the last attempt stopped; null before the first. */
  readonly stop: SeriesStop | null;
  /** Counts the changes of the stored record, and of its person. */
  readonly changes: number;
}

const idle: SeriesWork = { doing: 'nothing', stop: null, changes: 0 };
const work = createStore<SeriesWork>(idle);
/** The lines of a series that are not stored; they are gone with the page. */
let unstored: { readonly id: string; readonly lines: readonly string[] } | null = null;
const openLock = lazyOrderLock();

const storedNow = () => readStoredSeries(personNow());

function changed() {
  // Health data stay in memory only as long as a ride is left to order.
  if (!storedNow()?.order) unstored = null;
  work.set({ ...work.get(), changes: work.get().changes + 1 });
}

pagePerson.subscribe(changed);

const toolsFor = (person: string): SeriesTools => ({
  ...callsFor(person),
  read: () => readStoredSeries(person),
  keep: (record) => {
    storeSeries(person, record);
    changed();
  },
  alone: (step) => openLock().run(step),
});

/** One task at a time in this window; another one meanwhile is left out. */
async function busyWith(doing: SeriesWork['doing'], task: (tools: SeriesTools) => Promise<SeriesStop>): Promise<void> {
  if (work.get().doing !== 'nothing') return;
  work.set({ ...work.get(), doing, stop: null });
  const end = (stop: SeriesStop) => work.set({ ...work.get(), doing: 'nothing', stop });
  try {
    end(await task(toolsFor(personNow())));
  } catch (error) {
    console.error(error);
    // The outcome of a row may be unknown: it stays open, and is looked for next.
    end('unreadable');
  }
}

/** The series of the page's person, and what can be done with it. */
export interface Series extends Pick<SeriesWork, 'doing' | 'stop'>, ReturnType<typeof createActions> {
  readonly record: SeriesRecord | null;
  /** The order has lines that this page does not know. */
  readonly needsLines: boolean;
}

function createActions(queryClient: QueryClient) {
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.currentRides });
  const place = (id: string, lines: readonly string[]) =>
    void busyWith('placing', (tools) => placeSeries(id, lines, tools)).finally(listAgain);
  const check = (doing: 'checking' | 'first-look' = 'checking') => {
    const held = storedNow();
    if (held) void busyWith(doing, (tools) => checkSeries(held.id, tools)).finally(listAgain);
  };
  return {
    begin: (next: SeriesRecord, lines: readonly string[]) => {
      unstored = { id: next.id, lines };
      storeSeries(personNow(), next);
      changed();
      place(next.id, lines);
    },
    /** Orders what is known to be missing; `lines` are the lines that are not stored, if the form has them again. */
    goOn: (lines: readonly string[]) => {
      const held = storedNow();
      if (!held) return;
      if (lines.length > 0 && held.isTreatment) unstored = { id: held.id, lines };
      place(held.id, unstored?.id === held.id ? unstored.lines : []);
    },
    /** Looks for the rides that are not known. */
    check: () => check(),
    /**
     * A customer has come, or has come back: looks for the rides that an earlier page has left open. It may take long,
     * for instance while another tab places them. Returns the id of their series; null for none.
     */
    comeBack: (): string | null => {
      forgetOldSeries();
      const held = storedNow();
      if (!held || isSettledSeries(held)) return null;
      check('first-look');
      setTimeout(() => {
        if (work.get().doing === 'first-look') work.set({ ...work.get(), doing: 'checking' });
      }, FIRST_LOOK_MS);
      return held.id;
    },
    /** Removes the missing rides from the series. */
    leaveMissing: () => {
      const held = storedNow();
      const left = held && withoutMissing(held);
      if (left) storeSeries(personNow(), left);
      else removeSeries(personNow());
      changed();
    },
  };
}

function subscribe(listener: () => void): () => void {
  const ends = [watchStoredSeries(changed), work.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

export function useSeries(): Series {
  const queryClient = useQueryClient();
  const { doing, stop, changes } = useSyncExternalStore(subscribe, work.get, () => idle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read again
  const record = useMemo(storedNow, [changes]);
  const actions = useMemo(() => createActions(queryClient), [queryClient]);
  const needsLines = (record?.isTreatment ?? false) && unstored?.id !== record?.id;
  return { record, doing, stop, needsLines, ...actions };
}
