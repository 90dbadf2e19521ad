/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import common from '../../../../../src/locales/en/common.json';
import errors from '../../../../../src/locales/en/errors.json';
import { clientId } from '../../../../../src/session/identity/google/settings';
import { GoogleButton } from '../../../../../src/session/identity/google/sign-in-button';
import { renderScreen } from '../../../../support/render-screen-hook';

const googleScript = () => document.querySelector<HTMLScriptElement>('script[src*="gsi/client"]');
const open = (onAnswer = jest.fn()) => renderScreen(<GoogleButton onAnswer={onAnswer} />, { common, errors });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Google's script has loaded; this is its `renderButton`. */
function arrive(renderButton: (room: HTMLElement) => void, initialize: (request: SignInRequest) => void = () => {}) {
  Object.assign(window, { google: { accounts: { id: { initialize, renderButton } } } });
  act(() => void fireEvent.load(googleScript() ?? document));
}
/** Something of Google's with this height. */
function part(height: number) {
  const element = document.createElement('iframe');
  element.getBoundingClientRect = () => ({ width: 300, height }) as DOMRect;
  return element;
}
/** What the library hands to Google's script. */
interface SignInRequest {
  readonly nonce: string;
  readonly callback: (response: { credential?: string; clientId?: string; select_by?: string }) => void;
}
const UNAVAILABLE =
  /^Google Sign-In unavailable\. Please refresh the page\. Your bookings are not affected\. Reference:\xa0[A-Z]{4}$/;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  Object.assign(window, {
    ResizeObserver: class {
      readonly observe: () => void;
      constructor(callback: () => void) {
        this.observe = callback;
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'google');
});

test('Google’s script that hangs counts as failed after 30 s, and is asked for anew on a press (Spec §4, §8)', () => {
  open();
  const first = googleScript();
  wait(29_999);
  expect(screen.queryByRole('alert')).toBeNull();
  wait(1);
  expect(screen.getByRole('alert').textContent).toMatch(UNAVAILABLE);

  act(() => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(screen.getByRole('status').textContent).toBe(common.loading);
  expect(googleScript()).not.toBe(first);
});

describe('A script that loads and shows no button is unavailable (Spec §8)', () => {
  test.each<[string, (room: HTMLElement) => void]>([
    ['draws nothing', () => {}],
    ['draws what is hidden', (room) => room.append(part(0))],
  ])('after 10 s, if it %s; a button that comes later takes the sentence away', (_, renderButton) => {
    let room = document.body;
    open();
    arrive((element) => {
      room = element;
      renderButton(element);
    });
    wait(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    wait(1);
    expect(screen.getByRole('alert').textContent).toMatch(UNAVAILABLE);
    room.append(part(40));
    wait(1_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('after 10 s, if a blocker has replaced it by an empty one', () => {
    open();
    act(() => void fireEvent.load(googleScript() ?? document));
    wait(10_000);
    expect(screen.getByRole('alert').textContent).toMatch(UNAVAILABLE);
  });

  test('at once, if drawing throws; another attempt may succeed', () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    open();
    arrive(() => {
      throw new TypeError('blocked');
    });
    expect(screen.getByRole('alert').textContent).toMatch(UNAVAILABLE);
    reported.mockClear();
    act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    arrive((room) => room.append(part(40)));
    wait(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a credential for this attempt can be exchanged for tokens; any other answer cannot (ASVS 10.5.1, 10.5.4)', () => {
  const onAnswer = jest.fn();
  let request: SignInRequest | null = null;
  open(onAnswer);
  arrive(
    () => {},
    (given) => {
      request = given;
    },
  );
  const { nonce, callback } = request as unknown as SignInRequest;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const credential = (of: string) => `${part({ alg: 'none' })}.${part({ sub: '42', nonce: of, aud: clientId })}.`;
  callback({ credential: credential(nonce) });
  callback({ credential: credential('another') });
  callback({});
  expect(onAnswer.mock.calls).toEqual([[expect.any(Function)], [null], [null]]);
});
