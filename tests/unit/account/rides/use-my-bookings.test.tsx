/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useCompletedRides } from '../../../../src/account/rides/use-my-bookings';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const CALL = 'GET /bookings/doneOrder';
const ride = (number: number) => ({
  orderId: `O${number}`,
  bookingId: `B${number}`,
  orderStartDateTime: '2026-11-20 14:05:00',
  isDropRequired: 0,
});
const page = (count: number, totalPages = 1) => ({
  body: {
    content: Array.from({ length: count }, (_, index) => ride(index)),
    totalElements: count,
    totalPages,
    number: 0,
    size: count,
  },
});

const backend = signedInBackend();

test('two thousand rides in one answer come to the screen twenty at a time, without another call', async () => {
  backend.reply(CALL, page(2_000));
  const { result } = renderScreenHook(useCompletedRides);
  await waitFor(() => expect(result.current.rides).toHaveLength(20));
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.showMore());
  expect(result.current.rides).toHaveLength(40);
  expect(backend.count(CALL)).toBe(1);
});

test('a failure carries its own sentence (Spec §8)', async () => {
  backend.reply(CALL, { status: 500 });
  const { result } = renderScreenHook(useCompletedRides);
  await waitFor(() => expect(result.current.failure?.message).toBe('completedRidesCall'));
});

describe('A month is read on until an older ride appears', () => {
  const at = (number: number, month: string) => ({ ...ride(number), orderStartDateTime: `${month}-15 10:00:00` });
  /** Pages by their number, as the call asks for them. */
  const pages = [
    [at(1, '2026-11'), at(2, '2026-10')],
    [at(3, '2026-10'), at(4, '2026-10')],
    [at(5, '2026-09')],
    [at(6, '2026-08')],
  ];
  let failing: number | null = null;
  const install = (pageOf = (number: number) => pages[number] ?? [], known: object = { totalPages: pages.length }) => {
    const asked: number[] = [];
    globalThis.fetch = (async (input: RequestInfo | URL) => {
      const number = Number(new URL(String(input)).searchParams.get('pageNo'));
      asked.push(number);
      const isOk = number !== failing;
      const text = JSON.stringify({ content: pageOf(number), ...known });
      return { ok: isOk, status: isOk ? 200 : 500, headers: new Headers(), text: async () => text };
    }) as typeof globalThis.fetch;
    return asked;
  };
  const ids = (rides: readonly { orderId: string }[] | null) => rides?.map(({ orderId }) => orderId) ?? null;
  beforeEach(() => {
    failing = null;
  });

  test('then the month is complete and no further page is asked for', async () => {
    const asked = install();
    const { result } = renderScreenHook(() => useCompletedRides('2026-10'));
    expect(result.current.completeMonth).toBeNull();
    await waitFor(() => expect(ids(result.current.completeMonth)).toEqual(['O2', 'O3', 'O4']));
    expect(result.current).toMatchObject({ isLookingFurther: false, hasMore: false });
    expect(asked).toEqual([0, 1, 2]);
  });

  test('a page that fails ends it: no total, and it goes on when it is tried again', async () => {
    const asked = install();
    failing = 1;
    const { result } = renderScreenHook(() => useCompletedRides('2026-10'));
    await waitFor(() => expect(result.current.hasMoreFailed).toBe(true));
    expect(result.current).toMatchObject({ completeMonth: null, isLookingFurther: false });
    expect(ids(result.current.rides)).toEqual(['O2']);
    expect(asked).toEqual([0, 1]);
    failing = null;
    act(() => result.current.readOn());
    await waitFor(() => expect(ids(result.current.completeMonth)).toEqual(['O2', 'O3', 'O4']));
  });

  test('a ride completed between two pages: the list is read once more, and each ride counts once', async () => {
    const moved = [[at(1, '2026-11'), at(2, '2026-10')], [at(2, '2026-10'), at(3, '2026-10')], [at(4, '2026-09')]];
    const still = [[at(9, '2026-10'), at(2, '2026-10')], [at(3, '2026-10'), at(4, '2026-09')], []];
    let reads = 0;
    const asked = install((number) => {
      reads += 1;
      return (reads <= moved.length ? moved : still)[number] ?? [];
    });
    const { result } = renderScreenHook(() => useCompletedRides('2026-10'));
    await waitFor(() => expect(ids(result.current.completeMonth)).toEqual(['O9', 'O2', 'O3']));
    expect(asked).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('rides that are nowhere in the pages are counted as missing', async () => {
    install(undefined, { totalPages: pages.length, totalElements: 9 });
    const { result } = renderScreenHook(() => useCompletedRides('2026-08'));
    await waitFor(() => expect(ids(result.current.completeMonth)).toEqual(['O6']));
    expect(result.current.missing).toBe(3);
  });
});
