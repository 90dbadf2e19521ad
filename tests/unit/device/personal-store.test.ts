/** @jest-environment jsdom */
import { assignPage, pagePerson, personalStore, personalTabStore, resetPage } from '../../../src/device/personal-store';
import { personalKeys, personalTabKeys } from '../../../src/device/stored-data';

const stores = [
  ...personalKeys.map((key) => ({
    key,
    read: (person: string | null) => personalStore.read(key, person),
    write: (person: string | null) => personalStore.write(key, person, { text: 'typed' }),
    remove: (person: string | null) => personalStore.remove(key, person),
    handOver: (person: string) => personalStore.handOver(person),
    raw: () => localStorage.getItem(key),
    put: (text: string) => localStorage.setItem(key, text),
  })),
  ...personalTabKeys.map((key) => ({
    key,
    read: (person: string | null) => personalTabStore.read(key, person),
    write: (person: string | null) => personalTabStore.write(key, person, { text: 'typed' }),
    remove: (person: string | null) => personalTabStore.remove(key, person),
    handOver: (person: string) => personalTabStore.handOver(person),
    raw: () => sessionStorage.getItem(key),
    put: (text: string) => sessionStorage.setItem(key, text),
  })),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
});

describe.each(stores)('$key belongs to one person (D45)', ({ read, write, remove, handOver, raw, put }) => {
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
