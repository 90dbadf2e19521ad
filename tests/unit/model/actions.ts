import { request } from '../booking/samples';
import { MOMENT_MS, type Stage } from './stage';
import { rideStatuses } from './world';

type Action = (stage: Stage) => Promise<unknown> | unknown;

/** The request of the form, with the text that is typed into it. */
const requestOf = (stage: Stage) => {
  const instructions = stage.shown().booking?.text() ?? '';
  return { ...request, form: { ...request.form, instructions } };
};

/** Sends an event of the booking flow from the open page. */
const send =
  (
    type: 'confirmed' | 'wentBack' | 'retried' | 'checkedAgain' | 'detailsOpened' | 'loginWanted' | 'loginClosed',
  ): Action =>
  (stage) =>
    stage.do(() => stage.shown().booking?.send({ type }));

/** A confirmed warning: the customer wants one order more. */
const want =
  (type: 'anotherWanted' | 'anotherConfirmed'): Action =>
  (stage) => {
    const [step, person] = [stage.shown().booking?.flow.step, stage.person()];
    const isWarned =
      (step === 'placed' && type === 'anotherWanted') || (step === 'warned' && type === 'anotherConfirmed');
    if (isWarned && person) stage.wanted[person] += 1;
    return stage.do(() => stage.shown().booking?.send({ type }));
  };

/** Everything that may happen, by a name that a story can be read from. */
export const actions: Readonly<Record<string, Action>> = {
  // The customers.
  'anna signs in': (stage) => signIn(stage, 'anna'),
  'ben signs in': (stage) => signIn(stage, 'ben'),
  'logs out': async (stage) => {
    stage.typed = null;
    const person = stage.person();
    if (person) stage.hasSucceeded[person] = true;
    await stage.do(() => stage.page().signOut());
    await stage.tellTabs(null);
  },
  types: (stage) =>
    stage.do(() => {
      const { booking } = stage.shown();
      if (booking?.flow.step !== 'editing') return;
      const pages = new Set([stage.tabs[stage.tab]?.name ?? '']);
      const text = `text ${stage.owners.size + 1}`;
      stage.owners.set(text, stage.person());
      stage.typed = { text, by: stage.person(), isKept: stage.storage === 'works', pages };
      booking.type(stage.typed.text);
    }),
  submits: (stage) =>
    stage.do(() => {
      const isSignedIn = stage.person() !== null;
      stage.shown().booking?.send({ type: 'submitted', request: requestOf(stage), isSignedIn });
    }),
  confirms: (stage) => {
    // The record of an order leaves the device with its person (D45).
    const [person, flow] = [stage.person(), stage.shown().booking?.flow];
    const isOrder = flow?.step === 'confirming' && flow.discount !== null;
    if (person && isOrder && stage.hasSucceeded[person]) {
      stage.wanted[person] += 1;
      stage.hasSucceeded[person] = false;
    }
    if (person && isOrder) stage.hasSucceeded[person === 'anna' ? 'ben' : 'anna'] = true;
    return send('confirmed')(stage);
  },
  'goes on after the login': (stage) =>
    stage.do(() => stage.shown().booking?.send({ type: 'signedIn', request: requestOf(stage) })),
  'closes the login': send('loginClosed'),
  'wants the login': send('loginWanted'),
  'goes back': send('wentBack'),
  retries: send('retried'),
  'checks again': send('checkedAgain'),
  'wants another': want('anotherWanted'),
  'confirms another': want('anotherConfirmed'),
  'opens the ride': send('detailsOpened'),
  'cancels the search': (stage) => stage.do(() => stage.shown().booking?.search.cancel('cancel')),
  'wants another vehicle': (stage) => stage.do(() => stage.shown().booking?.search.cancel('change-vehicle')),
  'cancels the ride': (stage) =>
    stage.do(() => {
      const followed = stage.shown().ride?.followed;
      if (followed?.step === 'working') followed.cancel('late');
    }),
  'opens the booking screen': (stage) => stage.do(() => stage.page().path.set('/bookings')),
  // Backend and dispatch.
  ...Object.fromEntries(
    rideStatuses.map((status) => [`the ride is ${status}`, (stage: Stage) => stage.do(() => stage.world.move(status))]),
  ),
  'the token is refused': (stage) => {
    const { session } = stage.shown();
    if (session.status === 'signed-in') stage.world.refused.add(session.token);
  },
  // The network.
  ...faults('order', ['none', 'refused', 'lost before', 'lost after', 'hangs before', 'hangs after', 'no id']),
  ...faults('reads', ['none', 'refused', 'html', 'hangs', 'late']),
  ...faults('line', ['up', 'down', 'silent', 'without answer']),
  'the line drops': (stage) => stage.do(() => stage.world.dropLines(1006)),
  'the line is closed': (stage) => stage.do(() => stage.world.dropLines(1000)),
  'the line repeats and strays': (stage) => stage.do(stage.world.replay),
  'the network is back': (stage) => stage.do(() => void window.dispatchEvent(new Event('online'))),
  // The clock.
  'a second passes': (stage) => stage.pass(1_000),
  'ten seconds pass': (stage) => stage.pass(10_000),
  'a minute passes': (stage) => stage.pass(60_000),
  'the clock is set back': (stage) => stage.setClock(-3_600_000),
  'the clock is set forward': (stage) => stage.setClock(2 * 3_600_000),
  // The browser.
  reloads: async (stage) => {
    const path = stage.page().path.get();
    await stage.leave();
    await stage.open(path);
  },
  'opens a second tab': (stage) => (stage.tabs.length < 2 ? stage.open() : undefined),
  'looks at the other tab': (stage) => {
    stage.tab = (stage.tab + 1) % stage.tabs.length;
  },
  'the page is frozen for a minute': (stage) => stage.sleep(60_000),
  'the page is restored': (stage) =>
    stage.do(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    }),
  'the storage is full': (stage) => stage.setStorage('full'),
  'the storage is blocked': (stage) => stage.setStorage('blocked'),
  'the storage works': (stage) => stage.setStorage('works'),
  'the storage is damaged': (stage) => {
    if (stage.storage === 'works')
      for (const key of ['taxi.rides', 'taxi.tokenReceivedAt', 'taxi.deviceId']) stage.damage(key);
  },
};

async function signIn(stage: Stage, person: 'anna' | 'ben') {
  await stage.signIn(person);
  await stage.tellTabs('token');
}

function faults<Name extends 'order' | 'reads' | 'line'>(
  name: Name,
  kinds: readonly Stage['world'][Name][],
): Readonly<Record<string, Action>> {
  return Object.fromEntries(
    kinds.map((kind) => [
      `${name}: ${kind}`,
      (stage: Stage) => {
        stage.world[name] = kind;
      },
    ]),
  );
}

/** Plays a story. Throws where an invariant is broken, with the action before. */
export async function play(stage: Stage, story: readonly string[], check: (stage: Stage) => void): Promise<void> {
  for (const name of story) {
    await actions[name]?.(stage);
    await stage.pass(MOMENT_MS);
    check(stage);
  }
}
