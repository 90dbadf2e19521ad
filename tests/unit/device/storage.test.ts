/** @jest-environment jsdom */
import { createStorage } from '../../../src/device/storage';

/** A browser storage with room for so many letters. */
function storageWithRoomFor(room: number, values = new Map<string, string>()): Storage {
  return {
    length: 0,
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
const forbidden = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

test('what can be stored is stored', () => {
  const browser = storageWithRoomFor(100);
  const storage = createStorage<'a'>(() => browser);
  storage.write('a', 'text');
  expect(browser.getItem('a')).toBe('text');
  expect([storage.read('a'), storage.keeps('a')]).toEqual(['text', true]);
});

describe.each([
  ['full', () => storageWithRoomFor(0)],
  ['forbidden', forbidden],
])('a storage that is %s', (_title, open) => {
  test('lives in memory, says so, and forgets what is removed', () => {
    const storage = createStorage<'a' | 'b'>(open);
    storage.write('a', 'text');
    storage.write('b', 'other');
    expect([storage.read('a'), storage.keeps('a')]).toEqual(['text', false]);
    storage.remove('a');
    expect([storage.read('a'), storage.read('b')]).toEqual([null, 'other']);
    storage.clear();
    expect(storage.read('b')).toBeNull();
  });
});

test('a value without room does not leave the one before it on the device', () => {
  const browser = storageWithRoomFor(3);
  const storage = createStorage<'a'>(() => browser);
  storage.write('a', 'old');
  storage.write('a', 'longer');
  expect([storage.read('a'), browser.getItem('a')]).toEqual(['longer', null]);
  storage.write('a', 'new');
  expect([storage.read('a'), browser.getItem('a'), storage.keeps('a')]).toEqual(['new', 'new', true]);
});

describe.each([
  ['full', () => storageWithRoomFor(0)],
  ['forbidden', forbidden],
])('in a tab whose storage is %s, one value survives a reload', (_title, open) => {
  const load = () => createStorage<'a' | 'b'>(open, 'a');
  const reloaded = () => [load().read('a'), load().read('b')];
  afterEach(() => {
    window.name = '';
  });

  test('until it is removed, or everything is', () => {
    const storage = load();
    storage.write('a', 'text');
    storage.write('b', 'other');
    expect(reloaded()).toEqual(['text', null]);
    storage.remove('b');
    expect(reloaded()).toEqual(['text', null]);
    load().remove('a');
    expect(reloaded()).toEqual([null, null]);
    load().write('a', 'text');
    load().clear();
    expect(window.name).toBe('');
  });

  test('the name that somebody else has given the tab stays', () => {
    window.name = 'theirs';
    expect(reloaded()).toEqual([null, null]);
    load().clear();
    expect(window.name).toBe('theirs');
  });
});

test('a value that can be stored is in the storage alone', () => {
  const browser = storageWithRoomFor(4);
  const storage = createStorage<'a'>(() => browser, 'a');
  storage.write('a', 'longer');
  storage.write('a', 'text');
  expect([window.name, storage.read('a')]).toEqual(['', 'text']);
});

describe('another tab has cleared the storage', () => {
  /** Chromium after a write that crossed the other tab's: the value is stored, but this page neither sees nor removes it. */
  function crossed() {
    const stored = new Map<string, string>();
    const browser = storageWithRoomFor(100, stored);
    const hidden = new Set<string>();
    const page: Storage = {
      ...browser,
      getItem: (key) => (hidden.has(key) ? null : browser.getItem(key)),
      setItem: (key, value) => {
        hidden.delete(key);
        browser.setItem(key, value);
      },
      removeItem: (key) => {
        if (!hidden.has(key)) browser.removeItem(key);
      },
    };
    return { stored, hidden, storage: createStorage<'a' | 'b'>(() => page) };
  }

  test('what this page stored in the last ten seconds goes with it, also if the page cannot see it any more', () => {
    const { stored, hidden, storage } = crossed();
    storage.write('a', 'text');
    hidden.add('a');
    storage.remove('a');
    expect([storage.read('a'), stored.get('a')]).toEqual([null, 'text']);
    storage.removeRecent();
    expect([...stored]).toEqual([]);
  });

  test.each([
    [10_000, 'text', []],
    [10_001, 'text', [['a', 'text']]],
    [0, 'of the next customer', [['a', 'of the next customer']]],
  ])('%d ms after a write, "%s" is stored: %j stays', (ms, present, left) => {
    jest.useFakeTimers();
    const { stored, storage } = crossed();
    storage.write('a', 'text');
    jest.advanceTimersByTime(ms);
    stored.set('a', present);
    storage.removeRecent();
    expect([...stored]).toEqual(left);
    jest.useRealTimers();
  });
});
