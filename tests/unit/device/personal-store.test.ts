/** @jest-environment jsdom */
import {
  assignPage,
  type PersonalStore,
  pagePerson,
  personalStore,
  personalTabStore,
  resetPage,
  watchPersonal,
} from '../../../src/device/personal-store';
import { personalKeys, personalTabKeys } from '../../../src/device/stored-data';

/** One entry, whatever store it is in. */
const entryOf = <Key extends string>(store: PersonalStore<Key>, key: Key, device: Storage) => ({
  key,
  read: (person: string | null) => store.read(key, person),
  write: (person: string | null) => store.write(key, person, { text: 'typed' }),
  remove: (person: string | null) => store.remove(key, person),
  handOver: (person: string) => store.handOver(person),
  raw: () => device.getItem(key),
  put: (text: string) => device.setItem(key, text),
});
const entries = [
  ...personalKeys.map((key) => entryOf(personalStore, key, localStorage)),
  ...personalTabKeys.map((key) => entryOf(personalTabStore, key, sessionStorage)),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
});

describe.each(entries)('$key belongs to one person (D45)', ({ read, write, remove, handOver, raw, put }) => {
  test('is there for them, and for nobody else', () => {
    assignPage('anna');
    write('anna');
    expect(read('anna')).toMatchObject({ text: 'typed' });
    expect([read('mehmet'), read(null)]).toEqual([null, null]);
  });

  test('leaves the device when another person is signed in', () => {
    assignPage('anna');
    write('anna');
    handOver('mehmet');
    expect(raw()).toBeNull();
  });

  test('typed before anybody signed in it is the first one’s, and nobody’s afterwards', () => {
    write(null);
    handOver('anna');
    expect(read('anna')).toMatchObject({ text: 'typed' });
    expect([read('mehmet'), read(null)]).toEqual([null, null]);
  });

  test('what was still under way for the person before neither keeps nor forgets anything', () => {
    assignPage('anna');
    assignPage('mehmet');
    write('anna');
    expect(raw()).toBeNull();
    write('mehmet');
    remove('anna');
    expect(read('mehmet')).not.toBeNull();
    remove('mehmet');
    expect(raw()).toBeNull();
  });

  test.each(['{', '7', 'null', '[]', '{"text":"of nobody known"}'])('what names no person is nothing: %s', (text) => {
    put(text);
    expect([read('anna'), read(null)]).toEqual([null, null]);
    handOver('anna');
    expect(read('anna')).toBeNull();
  });
});

test('a page begins anew for another person and when its person has left, not for the first one', () => {
  const { resetCount } = pagePerson.get();
  const turns = [
    () => assignPage('anna'),
    () => assignPage('anna'),
    () => assignPage('mehmet'),
    resetPage,
    () => assignPage('anna'),
  ].map((change) => {
    change();
    return pagePerson.get().resetCount - resetCount;
  });
  expect(turns).toEqual([0, 0, 1, 2, 2]);
});

describe('who watches a key is told', () => {
  const told = jest.fn();
  let stop = () => {};
  const inOtherWindow = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  beforeEach(() => {
    assignPage('anna');
    told.mockReset();
    stop = watchPersonal(['taxi.share'], told);
  });
  afterEach(() => stop());

  test.each<readonly [string, () => void, number]>([
    ['this window stores it', () => personalStore.write('taxi.share', 'anna', {}), 1],
    ['this window stores something else', () => personalStore.write('taxi.draft', 'anna', {}), 0],
    ['this window stores it for a person who has left', () => personalStore.write('taxi.share', 'mehmet', {}), 0],
    ['this window removes what is not there', () => personalStore.remove('taxi.share', 'anna'), 0],
    ['another window changes it', () => inOtherWindow('taxi.share'), 1],
    ['another window changes something else', () => inOtherWindow('taxi.draft'), 0],
    ['another window removes everything, as by a logout', () => inOtherWindow(null), 1],
    ['the page is another person’s', () => assignPage('mehmet'), 1],
  ])('%s', (_title, change, times) => {
    change();
    expect(told).toHaveBeenCalledTimes(times);
  });

  test('of its removal and of a handover too, and of nothing after it has stopped', () => {
    personalStore.write('taxi.share', 'anna', {});
    personalStore.remove('taxi.share', 'anna');
    expect(told).toHaveBeenCalledTimes(2);
    personalStore.write('taxi.share', 'anna', {});
    personalStore.handOver('mehmet');
    expect(told).toHaveBeenCalledTimes(4);
    stop();
    personalStore.write('taxi.share', 'anna', {});
    inOtherWindow('taxi.share');
    resetPage();
    expect(told).toHaveBeenCalledTimes(4);
  });
});
