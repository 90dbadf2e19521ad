/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import maps from '../../../../src/locales/en/maps.json';
import ride from '../../../../src/locales/en/ride.json';
import status from '../../../../src/locales/en/status.json';
import { service } from '../../../../src/maps/google/map/service';
import { TrackingScreen } from '../../../../src/ride/tracking/tracking-screen';
import { followBookings } from '../../../support/browser/followed-booking';
import { fakeBackend } from '../../../support/fake-backend';
import { pass, positionFrame, SERVER_MOMENT_MS } from '../../../support/live-server';
import { renderScreen } from '../../../support/render-screen-hook';

// What Gatsby's own links look for on a page.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => {}, hovering: () => {} },
});

const SECONDS = 3_600;
const details = {
  bookingId: 'B1',
  driverName: 'Jörg',
  carNo: 'KS TX 417',
  jobStatus: 'ON_THE_WAY',
  pickupCoordinates: '51.31,9.49',
  dropCoordinates: '51.32,9.52',
};
const backend = fakeBackend({
  'GET /bookings/B1': { body: details },
  'GET /bookings/ongoingAndPreOrder': { body: [] },
});

const server = followBookings(backend, { tokenSeconds: 3 * SECONDS });
let commits = 0;

beforeEach(() => {
  commits = 0;
  // Without a map: what is counted is the panel.
  service.status.set('failed');
});

async function visit() {
  const page = renderScreen(
    <Profiler
      id="ride"
      onRender={() => {
        commits += 1;
      }}
    >
      <TrackingScreen bookingId="B1" />
    </Profiler>,
    { ride, errors, common, maps, status },
  );
  // Until the ride is read, the line is up and has said something: each waits for what is drawn before.
  for (let second = 0; second < 3; second += 1) await pass(1_000);
  expect(screen.getByText('Driver on the way')).toBeTruthy();
  expect(screen.getByText('KS TX 417')).toBeTruthy();
  return page;
}

async function leave(page: Awaited<ReturnType<typeof visit>>) {
  act(() => page.unmount());
  page.queries.clear();
  await pass(SERVER_MOMENT_MS);
}

const shown = () => document.body.textContent;

/** Without `act`, which would make one commit of many. */
async function asInABrowser(go: () => Promise<void>) {
  const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  await go();
  surroundings.IS_REACT_ACT_ENVIRONMENT = true;
}

/**
 * Advances the clock in steps of 100 ms, each rendered as in a browser. Returns how often the text of the page changed.
 */
async function passAndCountChanges(seconds: number, check = () => {}): Promise<number> {
  let changes = 0;
  for (let slice = 0; slice < seconds * 10; slice += 1) {
    const before = shown();
    jest.advanceTimersByTime(100);
    await null;
    if (shown() !== before) changes += 1;
    check();
  }
  return changes;
}

/**
 * The listeners added to window and document from now on, as `type: count`. A listener with an aborted signal is
 * removed.
 */
function watchListeners() {
  const spies = [window, document].map((target) => ({
    added: jest.spyOn(target, 'addEventListener'),
    removed: jest.spyOn(target, 'removeEventListener'),
  }));
  return {
    left: () => {
      const left: Record<string, number> = {};
      const count = (type: string, by: number) => {
        left[type] = (left[type] ?? 0) + by;
      };
      for (const { added, removed } of spies) {
        for (const [type, , options] of added.mock.calls)
          if (!(typeof options === 'object' && options.signal?.aborted)) count(type, 1);
        for (const [type] of removed.mock.calls) count(type, -1);
      }
      return Object.entries(left).filter(([, number]) => number > 0);
    },
  };
}

test('a ride of 60 minutes: at most one commit per message and visible change, and no leaks', async () => {
  let minutes = 45;
  let messages = 0;
  server.answer.to705 = () => {
    messages += 1;
    // The taxi comes nearer, second by second.
    const lat = 51.3 + messages * 0.0001;
    return positionFrame({ driver_location: { lat, lng: 9.48 }, time_to_reach_pickup_in_min: minutes });
  };
  // A first visit: libraries listen once per document, for ever.
  await leave(await visit());
  const listeners = watchListeners();
  const page = await visit();

  await asInABrowser(async () => {
    for (let minute = 0; minute < SECONDS / 60; minute += 1) {
      minutes = Math.max(1, 45 - minute);
      const before = { commits, messages };
      const changes = await passAndCountChanges(60);
      expect(commits - before.commits).toBeLessThanOrEqual(messages - before.messages + changes);
    }
  });
  expect(messages).toBeGreaterThan(350);

  await leave(page);
  expect(server.clients()).toBe(0);
  expect(server.closeCodes).toEqual([1000, 1000]);
  expect(listeners.left()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a waiting taxi with many reports: at most one commit per visible change, and a fresh position', async () => {
  let messages = 0;
  server.answer.to705 = () => {
    messages += 1;
    return positionFrame({ driver_location: { lat: 51.3, lng: 9.48 }, time_to_reach_pickup_in_min: 4 });
  };
  const page = await visit();
  const before = { commits, messages };
  await asInABrowser(async () => {
    const changes = await passAndCountChanges(300, () => expect(shown()).not.toContain(ride.truths.stale));
    expect(commits - before.commits).toBeLessThanOrEqual(changes);
  });
  expect(messages - before.messages).toBe(30);
  await leave(page);
});
