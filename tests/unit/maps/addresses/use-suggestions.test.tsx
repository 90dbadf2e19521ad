/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { Choice } from '../../../../src/maps/addresses/look-up';
import { useSuggestions } from '../../../../src/maps/addresses/use-suggestions';
import { type FakePlace, fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';

const area = { center: { lat: 51.3, lng: 9.5 }, radiusMeters: 1_000 };
const station: FakePlace = {
  id: 'hbf',
  title: 'Hauptbahnhof',
  detail: 'Kassel',
  location: { lat: 51.318, lng: 9.4895 },
};
const stadium: FakePlace = { id: 'aue', title: 'Auestadion', detail: 'Kassel' };

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
let warnings: jest.SpyInstance;

const open = () => {
  const { result, unmount } = renderScreenHook(() => useSuggestions(area));
  return {
    unmount,
    type: (text: string) => act(() => result.current.ask(text)),
    state: () => result.current.suggestions,
    titles: () => result.current.suggestions.items.map(({ title }) => title),
    choose: async (number = 0): Promise<Choice | null> => {
      const suggestion = result.current.suggestions.items[number];
      if (!suggestion) throw new Error('There is no such suggestion');
      return act(() => result.current.choose(suggestion));
    },
    startChoosing: () => {
      const [suggestion] = result.current.suggestions.items;
      if (!suggestion) throw new Error('There is no suggestion');
      let choice: Promise<Choice | null> = Promise.resolve(null);
      act(() => {
        choice = result.current.choose(suggestion);
      });
      return choice;
    },
  };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => google.asked.suggestions.map(({ input }) => input);
/** An answer that the test gives when it wants to. */
const later = <Value,>() => {
  let answer: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
};

beforeEach(() => {
  jest.useFakeTimers();
  google = fakeGoogle({ suggest: async () => [station, stadium] });
  uninstall = google.install();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  uninstall();
  warnings.mockRestore();
  jest.useRealTimers();
});

describe('Address suggestions start at 2 or more typed characters (Spec §5)', () => {
  test.each(['', 'H', ' H ', '\t'])('%j asks nothing', async (text) => {
    const { type, state } = open();
    type(text);
    await pass(10_000);
    expect(asked()).toEqual([]);
    expect(state()).toEqual({ status: 'idle', items: [] });
  });

  test.each(['Ha', ' Ha '])('%j asks, in Germany, around the centre that the field names (D36)', async (text) => {
    const { type, state, titles } = open();
    type(text);
    await pass(250);
    expect(google.asked.suggestions).toMatchObject([
      {
        input: 'Ha',
        region: 'de',
        includedRegionCodes: ['de'],
        language: 'en',
        locationBias: { center: area.center, radius: 1_000 },
      },
    ]);
    expect(state().status).toBe('found');
    expect(titles()).toEqual(['Hauptbahnhof', 'Auestadion']);
  });
});

describe('A lookup waits for a pause in typing', () => {
  test('of 250 ms, not 249; each letter begins it again, and only the last text is asked', async () => {
    const { type } = open();
    for (const text of ['Ha', 'Hau', 'Haup']) {
      type(text);
      await pass(249);
    }
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['Haup']);
  });

  test('who leaves the page asks nothing', async () => {
    const { type, unmount } = open();
    type('Ha');
    unmount();
    await pass(1_000);
    expect(asked()).toEqual([]);
  });
});

describe('An answer to an older text is dropped', () => {
  test.each([
    ['the older one comes later', true],
    ['the older one comes first', false],
  ])('%s', async (_name, isLater) => {
    const older = later<readonly FakePlace[]>();
    const newer = later<readonly FakePlace[]>();
    google.reply({ suggest: ({ input }) => (input === 'Ha' ? older.promise : newer.promise) });
    const { type, titles } = open();
    type('Ha');
    await pass(250);
    type('Au');
    await pass(250);
    const answers = [() => older.answer([station]), () => newer.answer([stadium])];
    for (const answer of isLater ? answers.reverse() : answers) {
      answer();
      await pass(0);
    }
    expect(titles()).toEqual(['Auestadion']);
  });

  test('fewer than 2 characters close the list and drop what is under way', async () => {
    const { promise, answer } = later<readonly FakePlace[]>();
    const { type, state } = open();
    type('Ha');
    await pass(250);
    google.reply({ suggest: () => promise });
    type('Hau');
    await pass(250);
    type('H');
    expect(state()).toEqual({ status: 'idle', items: [] });
    answer([station]);
    await pass(0);
    expect(state()).toEqual({ status: 'idle', items: [] });
  });
});

describe('Autocomplete and place-detail failures are only logged (Spec §8, D52)', () => {
  test('a failed lookup says that there are no suggestions; nothing found is told apart', async () => {
    google.reply({ suggest: async () => [] });
    const { type, state } = open();
    type('Ha');
    await pass(250);
    expect(state()).toEqual({ status: 'none', items: [] });
    expect(warnings).not.toHaveBeenCalled();
    google.reply({ suggest: () => Promise.reject(new Error('quota')) });
    type('Hau');
    await pass(250);
    expect(state()).toEqual({ status: 'failed', items: [] });
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('Address suggestions'));
  });

  test.each([
    ['the details fail', () => google.reply({ details: () => Promise.reject(new Error('quota')) }), 0],
    ['the details have no location', () => {}, 1],
  ])('no place is chosen when %s', async (_name, fail, number) => {
    const { type, state, choose } = open();
    type('Ha');
    await pass(250);
    fail();
    expect(await choose(number)).toBeNull();
    expect(state().status).toBe('failed');
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('Place details'));
  });
});

describe('A chosen suggestion', () => {
  test('closes the list and answers its place', async () => {
    const { type, state, choose } = open();
    type('Ha');
    await pass(250);
    expect((await choose())?.place).toMatchObject({ id: 'hbf', label: 'Hauptbahnhof, Kassel' });
    expect(state()).toEqual({ status: 'idle', items: [] });
  });

  test('is dropped when something else is typed before its details arrive', async () => {
    const { promise, answer } = later<void>();
    google.reply({ details: () => promise });
    const { type, startChoosing } = open();
    type('Ha');
    await pass(250);
    const choice = startChoosing();
    type('Hau');
    answer();
    expect(await choice).toBeNull();
  });
});
