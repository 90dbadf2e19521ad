/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { useFeedback } from '../../../src/account/feedback/use-feedback';
import { useProfileForm } from '../../../src/account/profile/use-profile-form';
import { request } from '../../../src/backend/request';
import type { Profile } from '../../../src/backend/types';
import type { BookingForm } from '../../../src/booking/form/form';
import type { BookingEvent } from '../../../src/booking/order/flow-steps';
import { useBookingFlow } from '../../../src/booking/order/use-booking-flow';
import { LOCK_NAME } from '../../../src/booking/order/use-ordering';
import { OrderFlow } from '../../../src/booking/order-flow';
import type { Vehicles } from '../../../src/booking/vehicles/use-vehicles';
import { useCancelling } from '../../../src/job/use-cancelling';
import { succeed } from '../../../src/lib/result';
import booking from '../../../src/locales/en/booking.json';
import { useTracking } from '../../../src/ride/following/use-tracking';
import { endSession, startSession } from '../../../src/session/session-store';
import { useMachine } from '../../../src/ui/use-machine';
import { createFakeLocks } from '../../support/fake-locks';
import { renderScreen, renderScreenHook } from '../../support/render-screen-hook';
import { sourcesOf } from '../../support/sources';
import { sampleToken } from '../../support/token';
import { request as asked, pkw } from '../booking/samples';

const planted = new Error('planted');

/** Every call of the backend, the reading of a phone number and the keeping of a ride: each can be made to reject. */
jest.mock('../../../src/backend/request', () => ({
  ...jest.requireActual<object>('../../../src/backend/request'),
  request: jest.fn(),
}));
jest.mock('../../../src/lib/text/phone', () => ({
  ...jest.requireActual<object>('../../../src/lib/text/phone'),
  readPhoneInTime: () => Promise.reject(new Error('planted')),
}));
jest.mock('../../../src/session/login/login-dialog', () => ({
  LoginDialog: ({ open, onSignedIn }: { readonly open: boolean; readonly onSignedIn: () => void }) =>
    open && (
      <button type="button" onClick={onSignedIn}>
        Log in
      </button>
    ),
}));
jest.mock('../../../src/job/stored-ride', () => ({
  readSavedRide: () => null,
  saveRide: () => {
    throw new Error('planted');
  },
}));

const rejectAll = () => jest.mocked(request).mockRejectedValue(planted);
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
let logged: jest.SpyInstance;
/** What is on the console; taken away, because every test ends with an empty one. */
function takeErrors() {
  const errors = logged.mock.calls.flat();
  logged.mockClear();
  return errors;
}

/** jsdom cannot open dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
});
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  rejectAll();
  startSession({ token: sampleToken(), refreshToken: 'r' });
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
  jest.useRealTimers();
});

const reload = () => Promise.reject(planted);
const vehicles = {
  areLoading: false,
  haveFailed: false,
  hasRouteFailed: false,
  list: [pkw],
  reload,
} as unknown as Vehicles;
const offer = { vehicles, chosen: pkw, offered: [] };

/** The booking flow, up to the dialog whose button orders; a discount that cannot be read is none. */
async function confirming() {
  const { result } = renderScreenHook(() => useBookingFlow(() => {}, offer));
  const send = (event: BookingEvent) => act(() => void result.current.send(event));
  send({ type: 'submitted', request: asked, isSignedIn: true });
  await pass(0);
  return { send, flow: () => result.current.flow };
}
async function ordering() {
  const screen = await confirming();
  screen.send({ type: 'confirmed' });
  await pass(100);
  return screen;
}

/** The booking screen's flow with a form of which only the values matter. */
function renderOrderFlow(sent: BookingForm | null) {
  const form = { getValues: () => asked.form } as unknown as UseFormReturn<BookingForm>;
  const draft = { pause: () => {}, resume: () => {}, keep: () => {}, forget: () => {} };
  return renderScreen(
    <OrderFlow
      form={form}
      submissions={{ begin: null, waiting: sent }}
      offer={offer}
      check={() => null}
      draft={draft}
      repeatedId={null}
      more={null}
      onMore={() => {}}
    />,
    {
      booking,
    },
  );
}
const profile: Profile = {
  ...{ name: 'Jörg Beispiel', phone: '0171', email: 'j@example.com' },
  ...{ customerId: '7', accountType: 'PRIVATE', accountId: '7', status: 'ACTIVE' },
};

/** Each effect of each flow, rejected in turn: the file that starts it, and where its flow goes on. */
const effects: readonly (readonly [file: string, effect: string, story: () => Promise<void>])[] = [
  [
    'booking/order/use-booking-flow.ts',
    'the bonus: there is none, and the order can go out',
    async () => expect((await confirming()).flow()).toMatchObject({ step: 'confirming', discount: 0 }),
  ],
  [
    'booking/order/use-booking-flow.ts',
    'the order: it may have arrived, with all ways out',
    async () => expect((await ordering()).flow()).toMatchObject({ step: 'unsure', request: asked }),
  ],
  [
    'booking/order/use-booking-flow.ts',
    'the look for an order: nobody knows, and it can be looked for again',
    async () => {
      const { send, flow } = await ordering();
      send({ type: 'checkedAgain' });
      expect(flow().step).toBe('checking');
      await pass(100);
      expect(flow()).toMatchObject({ step: 'unsure', isListRead: false });
    },
  ],
  [
    'booking/order/use-booking-flow.ts',
    'the wait for another window: nobody knows what came of its order',
    async () => {
      const locks = createFakeLocks();
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of('this') });
      void locks.of('other').request(LOCK_NAME, () => new Promise((resolve) => setTimeout(resolve, 5_000)));
      const { flow } = await ordering();
      expect(flow().step).toBe('elsewhere');
      await pass(6_000);
      expect(flow()).toMatchObject({ step: 'unsure', isListRead: false });
    },
  ],
  [
    'booking/order/use-booking-flow.ts',
    'a price that has run out: it could not be loaded, and can be asked for again',
    async () => {
      const { send, flow } = await confirming();
      send({ type: 'priceRanOut' });
      await pass(0);
      expect(flow()).toMatchObject({ step: 'confirming', renewal: 'failed' });
    },
  ],
  [
    'booking/order-flow.tsx',
    'the phone number of a form that was sent: it goes on as it was typed',
    async () => {
      const screen = renderOrderFlow(asked.form);
      await pass(100);
      expect(screen.getByRole('heading', { hidden: true, name: 'Confirm booking' })).not.toBeNull();
    },
  ],
  [
    'booking/order-flow.tsx',
    'the phone number after a login: it goes on as it was typed',
    async () => {
      act(() => endSession());
      const screen = renderOrderFlow(asked.form);
      await pass(100);
      act(() => screen.getByRole('button', { name: 'Log in' }).click());
      await pass(100);
      expect(screen.getByRole('heading', { hidden: true, name: 'Confirm booking' })).not.toBeNull();
    },
  ],
  [
    'job/use-cancelling.ts',
    'case 706: the cancellation is not confirmed',
    async () => {
      const sendCancel = () => {
        throw planted;
      };
      const { result } = renderScreenHook(() =>
        useCancelling({ bookingId: 'B1', status: 'ACCEPTED', sendCancel, readAgain: () => {} }),
      );
      act(() => result.current.cancel('Waiting too long'));
      expect(result.current.cancelling.state).toBe('not-confirmed');
    },
  ],
  [
    'ride/following/use-tracking.ts',
    'what the device keeps of a ride: the ride is shown all the same',
    async () => {
      const pickup = { lat: 51.31, lng: 9.49 };
      const details = { driverName: '', carNumber: '', jobStatus: 'ACCEPTED', pickup, drop: null, vehicleName: '' };
      jest.mocked(request).mockResolvedValue(succeed({ ...details, driverRating: null }));
      const { result, unmount } = renderScreenHook(() => useTracking('B1', 7));
      await pass(0);
      expect(result.current.step).toBe('working');
      unmount();
    },
  ],
  [
    'account/feedback/use-feedback.ts',
    'feedback: the form again, with its sentence',
    async () => {
      const { result } = renderScreenHook(() => useFeedback(() => {}));
      act(() => result.current.submit({ bookingId: 'B1', isSkip: true }));
      expect(result.current.flow.step).toBe('sending');
      await pass(100);
      expect(result.current.flow).toMatchObject({ step: 'asking', failure: { message: 'feedbackSkip' } });
    },
  ],
  [
    'account/profile/use-profile-form.ts',
    'the profile: edit mode again, with its sentence',
    async () => {
      const { result } = renderScreenHook(() => useProfileForm(profile));
      act(() => result.current.edit());
      await act(async () => result.current.save());
      await pass(100);
      expect(result.current.flow).toMatchObject({ step: 'editing', failure: { message: 'profileUpdateError' } });
    },
  ],
];

describe('every effect of a flow ends in an event, a rejected one too, and says so on the console', () => {
  test.each(effects)('%s, %s', async (_file, _effect, story) => {
    await story();
    expect(takeErrors()).toContainEqual(planted);
  });

  test('no flow starts one beside it', () => {
    const flows = sourcesOf(/\.tsx?$/).filter(({ text }) => /= useMachine[<(]|= useBookingFlow\(/.test(text));
    const besides = flows.filter(({ text }) => /\.then\(|\bvoid \w+\.(order|check)\(/.test(text));
    expect(besides.map(({ name }) => name)).toEqual([]);
  });
});

describe('useMachine', () => {
  type Told = 'answered' | 'rejected';
  const render = () => {
    const { result } = renderScreenHook(() =>
      useMachine<readonly Told[], Told>({ initial: [], next: (all, one) => [...all, one] }),
    );
    return result;
  };

  test.each<[string, () => Promise<Told | null> | Told | null, readonly Told[], number]>([
    ['an answer at once', () => 'answered', ['answered'], 0],
    ['a late answer', async (): Promise<Told> => 'answered', ['answered'], 0],
    ['nothing to tell', async () => null, [], 0],
    ['a rejection', () => Promise.reject(planted), ['rejected'], 1],
    [
      'an exception',
      () => {
        throw planted;
      },
      ['rejected'],
      1,
    ],
  ])('%s', async (_what, effect, told, errors) => {
    const machine = render();
    await act(async () => machine.current.run(effect, 'rejected'));
    expect(machine.current.state).toEqual(told);
    expect(takeErrors()).toHaveLength(errors);
  });

  test('a rejection on which nothing waits is on the console alone', async () => {
    const machine = render();
    await act(async () => machine.current.run(() => Promise.reject(planted), null));
    expect(machine.current.state).toEqual([]);
    expect(takeErrors()).toEqual([planted]);
  });
});
