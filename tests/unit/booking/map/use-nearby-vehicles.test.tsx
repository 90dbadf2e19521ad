/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useNearbyVehicles } from '../../../../src/booking/map/use-nearby-vehicles';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreenHook } from '../../../support/render-screen-hook';

const CALL = 'GET /vehicle-location';
const POLL_MS = 30_000;
const backend = fakeBackend();
let uninstall: () => void;
let polls = 0;

/** Five taxis, each time somewhere else. */
const taxis = () => {
  polls += 1;
  return Array.from({ length: 5 }, (_, index) => ({
    vehicleId: `T${index}`,
    location: `51.3${index},9.4${polls}`,
    carCategories: ['PKW'],
  }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const open = async () => {
  let commits = 0;
  let told = 0;
  const { result } = renderScreenHook(() => {
    commits += 1;
    return useNearbyVehicles();
  });
  const { fleet } = result.current;
  fleet.subscribe(() => {
    told += 1;
  });
  await pass(100);
  return { result, fleet, commits: () => commits, told: () => told };
};

beforeEach(() => {
  jest.useFakeTimers();
  polls = 0;
  uninstall = backend.install();
  backend.reply(CALL, () => ({ body: taxis() }));
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

describe('The taxis nearby are looked for again every 30 s', () => {
  it('and told outside React: no poll draws the screen anew', async () => {
    const { fleet, commits, told } = await open();
    expect(fleet.get().map(({ position }) => position.lng)).toEqual(Array(5).fill(9.41));
    const before = [commits(), told()] as const;
    await pass(3 * POLL_MS);
    expect(fleet.get().map(({ position }) => position.lng)).toEqual(Array(5).fill(9.44));
    expect([commits(), told()]).toEqual([before[0], before[1] + 3]);
  });

  it('none when they cannot be read, and the screen is told that once', async () => {
    const { fleet, result, commits } = await open();
    backend.reply(CALL, { status: 500 });
    await pass(POLL_MS + 100);
    expect([fleet.get(), result.current.failure?.status]).toEqual([[], 500]);
    const failed = commits();
    await pass(2 * POLL_MS);
    expect(commits()).toBe(failed);
    backend.reply(CALL, () => ({ body: taxis() }));
    await pass(POLL_MS);
    expect([fleet.get().length, result.current.failure]).toEqual([5, null]);
  });

  it('none from the start: the failure stays while the next read runs', async () => {
    backend.reply(CALL, async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return { status: 500 };
    });
    const { fleet, result, commits } = await open();
    await pass(1_000);
    expect([fleet.get(), result.current.failure?.status]).toEqual([[], 500]);
    const failed = commits();
    await pass(2 * POLL_MS);
    expect(commits()).toBe(failed);
  });
});
