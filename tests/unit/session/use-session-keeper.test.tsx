/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { getCurrentRides } from '../../../src/backend/calls';
import { queryKeys } from '../../../src/backend/query';
import { pagePerson, personalStore } from '../../../src/device/personal-store';
import { localStore } from '../../../src/device/storage';
import { endSession, sessionStore, startSession } from '../../../src/session/session-store';
import { useSession } from '../../../src/session/use-session';
import { useSessionKeeper } from '../../../src/session/use-session-keeper';
import { fakeBackend, type Reply } from '../../support/fake-backend';
import { renderScreen, renderScreenHook } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';
import { setBackendAhead } from '../device/page-clock';

const PROFILE = 'GET /auth/me';
const anna = sampleToken({ id: 1, name: 'Anna Muster', phone: '0171 1' });
const mehmet = sampleToken({ id: 2, name: 'Mehmet Probefirma', phone: '0171 2' });
const profileOf = (customerName: string, customerMobile = ''): Reply => ({
  body: { customerName, customerMobile, customerEmail: 'stored@example.org' },
});

const backend = fakeBackend();
let uninstall: () => void;
beforeEach(() => {
  sessionStore.set({ status: 'checking' });
  backend.reply(PROFILE, { status: 500 });
  uninstall = backend.install();
});
afterEach(() => {
  endSession();
  uninstall();
  jest.useRealTimers();
});

/** The session as a screen sees it, with every name that was ever shown. */
function renderKeeper() {
  const greeted: string[] = [];
  const rendered = renderScreenHook(() => {
    useSessionKeeper();
    const session = useSession();
    if (session.status === 'signed-in') greeted.push(session.customer.name);
    return session;
  });
  return { ...rendered, greeted };
}
/** A page that begins anew for another person, as layout/root.tsx does it. */
function PageWithField() {
  useSessionKeeper();
  const { resetCount } = useSyncExternalStore(pagePerson.subscribe, pagePerson.get);
  return <input key={resetCount} id="booking-name" />;
}
const signedInAs = (name: string) => ({ status: 'signed-in', customer: { name } });
const signIn = (token: string) => startSession({ token, refreshToken: 'any' });

/** What another tab does to the storage, and the event that tells this one. */
function inAnotherTab(change: () => void, key: string | null = 'token') {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

describe('logged in if a token exists and its exp is in the future (Spec §4)', () => {
  test('a token that expires while the site is open ends the session at that moment', () => {
    jest.useFakeTimers();
    signIn(sampleToken({ name: 'Anna Muster' }, 3600));
    const { result } = renderKeeper();
    act(() => jest.advanceTimersByTime(3_599_000));
    expect(result.current.status).toBe('signed-in');
    act(() => jest.advanceTimersByTime(1_100));
    expect(result.current.status).toBe('anonymous');
    expect({ ...localStorage }).toEqual({});
  });

  test('one that has expired while the computer slept goes when the tab comes back', () => {
    jest.useFakeTimers();
    signIn(sampleToken({ name: 'Anna Muster' }, 3600));
    const { result } = renderKeeper();
    jest.setSystemTime(Date.now() + 3_601_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.status).toBe('anonymous');
  });

  test('the backend’s time, once it is known, ends a session that a wrong clock would keep', () => {
    localStorage.setItem('token', sampleToken({ name: 'Anna Muster' }, 3600));
    const { result } = renderKeeper();
    expect(result.current.status).toBe('signed-in');
    act(() => setBackendAhead(2 * 3_600_000));
    expect(result.current.status).toBe('anonymous');
  });
});

describe('other tabs follow (D5)', () => {
  test('logout, which removes what was typed in this tab too', () => {
    signIn(anna);
    const { result } = renderKeeper();
    sessionStorage.setItem('taxi.invoice', '{"recipient":"Beispiel AG"}');
    inAnotherTab(() => localStorage.clear(), null);
    expect(result.current).toEqual({ status: 'anonymous' });
    expect({ ...sessionStorage }).toEqual({});
  });

  test('logout, and what this tab stored in the same moment goes too', () => {
    signIn(anna);
    renderKeeper();
    inAnotherTab(() => {
      localStorage.clear();
      personalStore.write('taxi.rides', pagePerson.get().person, { rides: [] });
    }, null);
    expect({ ...localStorage }).toEqual({});
  });

  test('another customer: what was read for the first is forgotten before the second is greeted', async () => {
    backend.reply(PROFILE, profileOf('Anna Maria Muster'));
    signIn(anna);
    const { result, queries, greeted } = renderKeeper();
    await waitFor(() => expect(result.current).toMatchObject(signedInAs('Anna Maria Muster')));
    queries.setQueryData(queryKeys.currentRides, [{ bookingId: 'B1' }]);

    greeted.length = 0;
    backend.reply(PROFILE, 'hangs');
    inAnotherTab(() => {
      localStorage.clear();
      localStorage.setItem('token', mehmet);
    });
    expect(result.current).toMatchObject(signedInAs('Mehmet Probefirma'));
    expect(new Set(greeted)).toEqual(new Set(['Mehmet Probefirma']));
    expect(queries.getQueryData(queryKeys.currentRides)).toBeUndefined();
    expect(queries.getQueryData(queryKeys.profile)).toBeUndefined();
  });

  test('another key changes nothing', () => {
    const { result } = renderKeeper();
    inAnotherTab(() => localStorage.setItem('token', anna), 'taxi.deviceId');
    expect(result.current).toEqual({ status: 'anonymous' });
  });
});

describe('another person’s token under an open page (D45)', () => {
  const resetCountNow = () => pagePerson.get().resetCount;

  test.each<[string, () => void]>([
    ['the page comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window is used again', () => window.dispatchEvent(new Event('focus'))],
    ['the browser gives a kept page back', () => window.dispatchEvent(new Event('pageshow'))],
    ['another tab tells', () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))],
  ])('takes page and device over when %s', (_when, happens) => {
    signIn(anna);
    const { result, greeted } = renderKeeper();
    localStore.write('customerName', 'Anna Muster');
    localStore.write('taxi.draft', JSON.stringify({ person: pagePerson.get().person, form: {} }));
    sessionStorage.setItem('taxi.profile', JSON.stringify({ person: pagePerson.get().person, form: {} }));
    const resetCount = resetCountNow();
    greeted.length = 0;
    // Something else than this site has stored it: nothing else changes, and no event tells.
    localStorage.setItem('token', mehmet);
    act(happens);
    expect(result.current).toMatchObject(signedInAs('Mehmet Probefirma'));
    expect(new Set(greeted)).toEqual(new Set(['Mehmet Probefirma']));
    expect(resetCountNow()).toBe(resetCount + 1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Anna');
    expect([localStorage.getItem('taxi.draft'), sessionStorage.getItem('taxi.profile')]).toEqual([null, null]);
  });

  test.each<[string, () => void]>([
    ['at once', () => {}],
    ['after the page has looked', () => window.dispatchEvent(new Event('focus'))],
  ])('a logout and the next login, heard late, %s: the page is that of who is signed in', (_when, happens) => {
    signIn(anna);
    const { result } = renderKeeper();
    inAnotherTab(() => {
      localStorage.clear();
      localStorage.setItem('token', mehmet);
      happens();
    }, null);
    inAnotherTab(() => {});
    expect(result.current).toMatchObject(signedInAs('Mehmet Probefirma'));
    expect(result.current).toMatchObject({ customer: { person: pagePerson.get().person } });
  });

  test('a page that the browser has kept begins anew where nobody is signed in any more', () => {
    renderKeeper();
    const resetCount = resetCountNow();
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    act(() => void window.dispatchEvent(shown(false)));
    expect(resetCountNow()).toBe(resetCount);
    act(() => void window.dispatchEvent(shown(true)));
    expect(resetCountNow()).toBe(resetCount + 1);
  });

  test('a page that begins anew after Back keeps the focus at its field', () => {
    const { container } = renderScreen(<PageWithField />, {});
    const before = container.querySelector('input');
    before?.focus();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    const now = container.querySelector('input');
    expect(now).not.toBe(before);
    expect(document.activeElement).toBe(now);
  });
});

describe('the backend refuses the token (401)', () => {
  const RIDES = 'GET /bookings/ongoingAndPreOrder';

  test('the session ends and nothing of the person stays, each time', async () => {
    const { result } = renderKeeper();
    backend.reply(RIDES, { status: 401 });
    for (const _round of [1, 2]) {
      act(() => void signIn(anna));
      localStore.write('customerName', 'Anna Muster');
      expect(result.current.status).toBe('signed-in');
      await act(async () => void (await getCurrentRides()));
      expect(result.current.status).toBe('anonymous');
      expect({ ...localStorage }).toEqual({});
    }
  });

  test('a refusal that comes late does not end the session of who has signed in since', async () => {
    signIn(anna);
    const { result } = renderKeeper();
    let answer: (reply: Reply) => void = () => {};
    backend.reply(
      RIDES,
      () =>
        new Promise<Reply>((resolve) => {
          answer = resolve;
        }),
    );
    const call = getCurrentRides();
    act(() => void signIn(mehmet));
    await act(async () => {
      answer({ status: 401 });
      await call;
    });
    expect(result.current).toMatchObject(signedInAs('Mehmet Probefirma'));
  });
});

test('the profile is read once per sign-in (Spec §4): its name is stored, its mobile wins over the token’s', async () => {
  backend.reply(PROFILE, profileOf('Anna Maria Muster', '030 1'));
  const before = backend.count(PROFILE);
  signIn(anna);
  const { result } = renderKeeper();
  expect(result.current).toMatchObject({ customer: { name: 'Anna Muster', phone: '0171 1' } });
  await waitFor(() =>
    expect(result.current).toMatchObject({ customer: { name: 'Anna Maria Muster', phone: '030 1' } }),
  );
  expect(localStorage.getItem('customerName')).toBe('Anna Maria Muster');
  expect(localStorage.getItem('customerEmail')).toBe('stored@example.org');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(backend.count(PROFILE)).toBe(before + 1);

  act(() => void signIn(mehmet));
  await waitFor(() => expect(backend.count(PROFILE)).toBe(before + 2));
});
