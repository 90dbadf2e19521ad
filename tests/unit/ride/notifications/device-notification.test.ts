/** @jest-environment jsdom */
import {
  askForNotifications,
  readNotificationPermission,
  showOnDevice,
} from '../../../../src/ride/notifications/ride-notifications';

const shown = jest.fn();
const vibrate = jest.fn();
/** Notifications without permission: the browser shows none of them. */
const tried = jest.fn();
const made: { readonly onclick: (() => void) | null }[] = [];

/** A browser with notifications as they are said to be; null: without any. */
function browserWith(permission: NotificationPermission | null, { throws = false, answer = 'granted' } = {}) {
  class FakeNotification {
    static permission = permission;
    static requestPermission = async () => answer;
    onclick: (() => void) | null = null;
    constructor(text: string, options?: NotificationOptions) {
      if (throws) throw new TypeError('Illegal constructor');
      if (permission !== 'granted') tried(text);
      else shown(text, options);
      made.push(this);
    }
    close() {}
  }
  Object.assign(globalThis, { Notification: permission === null ? undefined : FakeNotification });
}
const look = (visibility: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

beforeEach(() => {
  jest.clearAllMocks();
  made.length = 0;
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Notification');
});

describe('Notifications are offered only where the browser can do it', () => {
  test.each<[string, NotificationPermission | null, boolean, string]>([
    ['a browser without them', null, false, 'impossible'],
    ['a desk that has not been asked', 'default', false, 'possible'],
    ['Chrome for Android, whose constructor throws', 'default', true, 'impossible'],
    ['allowed before', 'granted', false, 'granted'],
    ['refused before', 'denied', false, 'impossible'],
  ])('%s', (_name, permission, throws, expected) => {
    browserWith(permission, { throws });
    expect(readNotificationPermission()).toBe(expected);
    expect(shown).not.toHaveBeenCalled();
    expect(tried.mock.calls).toEqual(expected === 'possible' ? [['']] : []);
  });

  test.each([
    ['default', 'granted', 'granted'],
    ['default', 'denied', 'impossible'],
    ['default', 'default', 'impossible'],
    [null, 'of a browser that cannot even ask', 'impossible'],
  ] as const)('a permission of %s, and the answer %s: %s', async (permission, answer, expected) => {
    browserWith(permission, { answer });
    expect(await askForNotifications()).toBe(expected);
  });
});

describe('Something has happened', () => {
  test.each<[DocumentVisibilityState, number]>([
    ['hidden', 1],
    ['visible', 0],
  ])('a page that is %s notifies %i times, and vibrates', (visibility, times) => {
    browserWith('granted');
    look(visibility);
    showOnDevice('Your driver is at the pickup');
    expect(shown).toHaveBeenCalledTimes(times);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  test('a later notification takes the place of the one before, alerts again, and a press leads to the page', () => {
    browserWith('granted');
    look('hidden');
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => {});
    showOnDevice('Your driver is at the pickup');
    expect(shown).toHaveBeenCalledWith('Your driver is at the pickup', { tag: 'taxi-ride', renotify: true });
    made[0]?.onclick?.();
    expect(focus).toHaveBeenCalledTimes(1);
  });

  test('a browser that has not been asked notifies of nothing', () => {
    browserWith('default');
    look('hidden');
    showOnDevice('Ride cancelled');
    expect(tried).not.toHaveBeenCalledWith('Ride cancelled');
  });

  test.each([
    ['vibrate', { vibrate: undefined }],
    ['tell whether the page was touched', { userActivation: undefined }],
    ['vibrate for a page that nobody has touched', { userActivation: { hasBeenActive: false } }],
  ])('a browser that cannot %s notifies all the same', (_what, lacking) => {
    browserWith('granted');
    look('hidden');
    Object.assign(navigator, lacking);
    showOnDevice('Ride cancelled');
    expect(shown).toHaveBeenCalledTimes(1);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('a browser that cannot do it after all breaks nothing', () => {
    browserWith('granted', { throws: true });
    look('hidden');
    expect(() => showOnDevice('Ride cancelled')).not.toThrow();
  });
});
