import { languages } from '../../../src/i18n/languages';
import type { Coordinates } from '../../../src/lib/coordinates';
import { distanceInMeters } from '../../../src/lib/coordinates';
import { addressAt, findSuggestions } from '../../../src/maps/addresses/look-up';
import type { Service } from '../../../src/maps/port/service';
import { findDistance, findRoute } from '../../../src/maps/routing/find-route';

/** An address of the fake world, which each adapter's fake returns in its provider's form. */
export interface WorldAddress {
  readonly id: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly area: string;
  readonly city: string;
  readonly zipcode: string;
  readonly coordinates: Coordinates;
  /** A whole town or district. */
  readonly isArea: boolean;
  /** A station or an airport. */
  readonly kind?: 'station' | 'airport';
}

/** A route of the fake world. */
export interface WorldRoute {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** Thrown by an answer: the provider refuses the request. */
export class Refusal extends Error {}
/** Thrown by an answer: the network is lost. */
export class LostNetwork extends Error {}

/** A search for suggestions, as the provider has received it. */
export interface AskedSearch {
  readonly language: string;
  /** In lower case. */
  readonly country: string;
  readonly center: Coordinates;
  readonly radiusMeters: number;
}

/** The fake provider's answers; each may be late, find nothing, or throw a {@link Refusal} or a {@link LostNetwork}. */
export interface WorldAnswers {
  suggest: (query: string, asked: AskedSearch) => Promise<readonly WorldAddress[]>;
  /** Called before the details of a suggestion are answered, if the provider has a separate request for them. */
  details: () => Promise<void>;
  reverse: (at: Coordinates, language: string) => Promise<WorldAddress | null>;
  route: (from: Coordinates, to: Coordinates) => Promise<WorldRoute | null>;
  distance: (from: Coordinates, to: Coordinates) => Promise<number | null>;
}

/** An adapter that the aliases resolve to, with a fake of its provider. */
export interface AdapterUnderTest {
  readonly addresses: Service;
  readonly ways: Service;
  /** Whether the details of a chosen suggestion need a separate request. */
  readonly asksForDetails: boolean;
  /** Replaces the provider with the fake; the services are loaded. Returns a function that removes it. */
  readonly install: (answers: WorldAnswers) => () => void;
}

const here = { lat: 51.31, lng: 9.49 };
const house: WorldAddress = {
  id: 'N1',
  street: 'Auestraße',
  houseNumber: '12',
  area: 'Südstadt',
  city: 'Kassel',
  zipcode: '34121',
  coordinates: { lat: 51.3, lng: 9.48 },
  isArea: false,
};
const lane: WorldAddress = { ...house, id: 'N2', street: 'Feldweg', houseNumber: '', area: '', city: '', zipcode: '' };
const town: WorldAddress = { ...house, id: 'N3', street: '', houseNumber: '', area: '', zipcode: '', isArea: true };
const way: WorldRoute = { path: [here, house.coordinates], distanceMeters: 5_300, durationSeconds: 540 };
const search = { language: 'de', center: here, radiusMeters: 1_000 } as const;

const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new Refusal('Too many questions'));
const loseNetwork = () => Promise.reject(new LostNetwork('Failed to fetch'));
const unavailable = { ok: false, failure: 'maps-unavailable' };
const noRoute = { ok: false, failure: 'no-route' };
const failures = [
  ['a refusal', refuse],
  ['a lost network', loseNetwork],
] as const;

/** The promises of the port that each adapter keeps, tested through the common functions that call it. */
export function portContract({ addresses, ways, asksForDetails, install }: AdapterUnderTest) {
  let answers: WorldAnswers;
  let uninstall = () => {};
  let warnings: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    answers = {
      suggest: async () => [house],
      details: async () => {},
      reverse: async () => house,
      route: async () => way,
      distance: async () => way.distanceMeters,
    };
    uninstall = install(answers);
  });
  afterEach(() => {
    uninstall();
    warnings.mockRestore();
    jest.useRealTimers();
  });

  /** The answer, if it has arrived by then. */
  const answerAfter = async <Value>(ms: number, question: Promise<Value>) => {
    const answered = jest.fn();
    void question.then(answered);
    await jest.advanceTimersByTimeAsync(ms);
    return answered.mock.calls[0]?.[0] as Value | undefined;
  };
  /** Expects the answer at that time and not before. */
  const expectAt = async (ms: number, ask: () => Promise<unknown>, answer: unknown) => {
    expect(await answerAfter(ms - 1, ask())).toBeUndefined();
    expect(await answerAfter(ms, ask())).toEqual(answer);
  };
  const suggest = async (found: readonly WorldAddress[], query = 'Aue', more = {}) => {
    answers.suggest = async () => found;
    const result = await findSuggestions(query, { ...search, ...more });
    if (!result.ok) throw new Error(result.failure);
    return result.value;
  };
  const choose = async (address: WorldAddress) => {
    const [suggestion] = await suggest([address]);
    const result = await suggestion?.choose();
    if (!result?.ok) throw new Error('There is no place');
    return result.value;
  };

  describe('suggestions', () => {
    test('are offered in the provider’s order, each under an id of its own', async () => {
      const found = await suggest([house, lane]);
      expect(found.map(({ title }) => title)).toEqual(['Auestraße 12', 'Feldweg']);
      expect(found[0]?.detail).toContain('Kassel');
      expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    });

    test('nothing found is an empty list, no failure', async () => {
      expect(await suggest([])).toEqual([]);
    });

    test('tell the distance from the origin, and none without one', async () => {
      const [near] = await suggest([house], 'Aue', { origin: here });
      const meters = distanceInMeters(here, house.coordinates);
      expect(Math.abs((near?.distanceMeters ?? 0) - meters)).toBeLessThan(meters / 100);
      const [unknown] = await suggest([house]);
      expect(unknown?.distanceMeters).toBeNull();
    });

    test('have the sign of a station or an airport, and others none', async () => {
      const found = await suggest([
        { ...house, kind: 'station' },
        { ...lane, kind: 'airport' },
        { ...house, id: 'N4', houseNumber: '13' },
      ]);
      expect(found.map(({ icon }) => icon)).toEqual(['train', 'plane', undefined]);
    });

    test.each(failures)('%s is answered, not thrown', async (_name, fails) => {
      answers.suggest = fails;
      expect(await findSuggestions('Aue', search)).toEqual(unavailable);
    });

    test('nobody waits longer than 30 s', async () => {
      answers.suggest = never;
      await expectAt(30_000, () => findSuggestions('Aue', search), unavailable);
    });
  });

  describe('a chosen suggestion', () => {
    test('is a place with its parts (Spec §3)', async () => {
      const { place, questionAfter } = await choose(house);
      const { area, city, zipcode, coordinates } = house;
      expect(place).toEqual({
        id: expect.stringMatching(/./),
        label: expect.any(String),
        area,
        city,
        zipcode,
        coordinates,
      });
      expect(place.label).toMatch(/^Auestraße 12, .*Kassel/);
      expect(questionAfter('Auestraße 12')).toBeNull();
    });

    test('without a town is in "Unknown", and the town is asked for', async () => {
      const { place, questionAfter } = await choose(lane);
      expect(place).toMatchObject({ area: '', city: 'Unknown', zipcode: '' });
      expect(questionAfter('Feldweg')).toEqual({ kind: 'town-missing' });
    });

    test('with another house number than was typed, or with none, is asked about', async () => {
      expect((await choose(house)).questionAfter('Auestraße 7')).toMatchObject({
        kind: 'number-changed',
        chosen: '12',
      });
      expect((await choose({ ...house, houseNumber: '' })).questionAfter('Auestraße 7')).toMatchObject({
        kind: 'number-missing',
      });
    });

    test('that is a whole town is marked as one, and asked about nothing else', async () => {
      const { place, questionAfter } = await choose(town);
      expect(place).toMatchObject({ isArea: true });
      expect(questionAfter('Auestraße 7')).toBeNull();
    });

    if (asksForDetails) {
      test.each(failures)('%s of its details is answered, not thrown', async (_name, fails) => {
        const [suggestion] = await suggest([house]);
        answers.details = fails;
        expect(await suggestion?.choose()).toEqual(unavailable);
      });

      test('nobody waits longer than 30 s for its details', async () => {
        const [suggestion] = await suggest([house]);
        answers.details = never;
        await expectAt(30_000, async () => suggestion?.choose(), unavailable);
      });
    }
  });

  describe('the address at a position', () => {
    test('keeps the position that was asked for, with the parts of the address', async () => {
      const { area, city, zipcode } = house;
      const found = await addressAt(here, 'de');
      expect(found).toMatchObject({ ok: true, value: { area, city, zipcode, coordinates: here } });
      expect(found.ok && found.value.label).toMatch(/^Auestraße 12, .*Kassel/);
    });

    test('without a town is in "Unknown"', async () => {
      answers.reverse = async () => lane;
      expect(await addressAt(here, 'de')).toMatchObject({ value: { area: '', city: 'Unknown', zipcode: '' } });
    });

    test('there may be none, which is no failure to log', async () => {
      answers.reverse = async () => null;
      expect(await addressAt(here, 'de')).toEqual({ ok: false, failure: 'no-address' });
      expect(warnings).not.toHaveBeenCalled();
    });

    test.each(failures)('%s is answered, not thrown', async (_name, fails) => {
      answers.reverse = fails;
      expect(await addressAt(here, 'de')).toEqual({ ok: false, failure: 'failed' });
    });

    test('nobody waits longer than 10 s, for the service and its answer together', async () => {
      answers.reverse = never;
      await expectAt(10_000, () => addressAt(here, 'de'), unavailable);
      addresses.status.set('loading');
      await expectAt(10_000, () => addressAt(here, 'de'), unavailable);
    });
  });

  describe('a way', () => {
    test('has a path, kilometres and minutes', async () => {
      expect(await findRoute(here, house.coordinates)).toEqual({
        ok: true,
        value: { path: way.path, distanceKm: 5.3, minutes: 9 },
      });
      expect(await findDistance(here, house.coordinates)).toEqual({ ok: true, value: 5.3 });
    });

    test('there may be none, which is no failure to log', async () => {
      answers.route = async () => null;
      answers.distance = async () => null;
      expect(await findRoute(here, house.coordinates)).toEqual(noRoute);
      expect(await findDistance(here, house.coordinates)).toEqual(noRoute);
      expect(warnings).not.toHaveBeenCalled();
    });

    test('one that cannot be shown is none (D42)', async () => {
      answers.route = async () => ({ ...way, durationSeconds: 1_800_000_000 });
      answers.distance = async () => 1e300;
      expect(await findRoute(here, house.coordinates)).toEqual(noRoute);
      expect(await findDistance(here, house.coordinates)).toEqual(noRoute);
    });

    test.each(failures)('%s is answered, not thrown', async (_name, fails) => {
      answers.route = fails;
      answers.distance = fails;
      expect(await findRoute(here, house.coordinates)).toEqual(noRoute);
      expect(await findDistance(here, house.coordinates)).toEqual(noRoute);
    });

    test('nobody waits longer than 30 s', async () => {
      answers.route = never;
      answers.distance = never;
      await expectAt(30_000, () => findRoute(here, house.coordinates), unavailable);
      await expectAt(30_000, () => findDistance(here, house.coordinates), unavailable);
    });
  });

  describe('the provider is asked', () => {
    test.each(languages)(
      'for suggestions in the customer’s language (%s) and the operator’s country',
      async (language) => {
        const asked = jest.fn<Promise<readonly WorldAddress[]>, [string, AskedSearch]>(async () => []);
        answers.suggest = asked;
        await findSuggestions('Königsplatz 3', { ...search, language });
        const country = 'de';
        expect(asked.mock.calls).toEqual([
          ['Königsplatz 3', expect.objectContaining({ language, country, center: here })],
        ]);
      },
    );

    // Photon supports steps of 2.2, and none below 100 m.
    test.each([50, 1_000, 30_000])(
      'for suggestions that rather lie within %i m, as near as it can',
      async (radiusMeters) => {
        const asked = jest.fn<Promise<readonly WorldAddress[]>, [string, AskedSearch]>(async () => []);
        answers.suggest = asked;
        await findSuggestions('Aue', { ...search, radiusMeters });
        const ratio = (asked.mock.calls[0]?.[1].radiusMeters ?? 0) / radiusMeters;
        expect([ratio > 1 / 2.2, ratio < 2.2]).toEqual([true, true]);
      },
    );

    test('for the address at a position, in the customer’s language', async () => {
      const asked = jest.fn(answers.reverse);
      answers.reverse = asked;
      await addressAt(here, 'en');
      expect(asked.mock.calls).toEqual([[here, 'en']]);
    });

    test('for the way there, not back', async () => {
      const [route, distance] = [jest.fn(answers.route), jest.fn(answers.distance)];
      Object.assign(answers, { route, distance });
      await findRoute(here, house.coordinates);
      await findDistance(here, house.coordinates);
      expect([route.mock.calls, distance.mock.calls]).toEqual([
        [[here, house.coordinates]],
        [[here, house.coordinates]],
      ]);
    });

    test('once it has loaded: a question waits for that, 30 s at most', async () => {
      const questions = [() => findSuggestions('Aue', search), () => findRoute(here, house.coordinates)];
      const load = () => {
        for (const { status } of [addresses, ways]) status.set('loading');
      };
      for (const ask of questions) {
        load();
        const answer = jest.fn();
        void ask().then(answer);
        await jest.advanceTimersByTimeAsync(29_999);
        expect(answer).not.toHaveBeenCalled();
        await jest.advanceTimersByTimeAsync(1);
        expect(answer).toHaveBeenCalledWith(unavailable);
      }
      load();
      const waiting = Promise.all(questions.map((ask) => ask()));
      for (const { status } of [addresses, ways]) status.set('loaded');
      expect((await waiting).map(({ ok }) => ok)).toEqual([true, true]);
    });
  });

  test('answers that arrive in the wrong order belong to their questions', async () => {
    const late: ((found: readonly WorldAddress[]) => void)[] = [];
    const lateWays: ((found: WorldRoute) => void)[] = [];
    answers.suggest = () => new Promise((resolve) => late.push(resolve));
    answers.route = () => new Promise((resolve) => lateWays.push(resolve));
    const suggestions = Promise.all([findSuggestions('Aue', search), findSuggestions('Feld', search)]);
    const routes = Promise.all([findRoute(here, house.coordinates), findRoute(house.coordinates, here)]);
    await jest.advanceTimersByTimeAsync(0);
    late[1]?.([lane]);
    late[0]?.([house]);
    lateWays[1]?.({ ...way, distanceMeters: 7_000 });
    lateWays[0]?.(way);
    expect((await suggestions).map((result) => result.ok && result.value[0]?.title)).toEqual([
      'Auestraße 12',
      'Feldweg',
    ]);
    expect((await routes).map((result) => result.ok && result.value.distanceKm)).toEqual([5.3, 7]);
  });

  describe.each(['asking', 'refused', 'failed', 'auth-failed'] as const)('while the service is %s', (status) => {
    test('nobody is asked, and nobody waits', async () => {
      const asked = jest.fn(never);
      Object.assign(answers, { suggest: asked, reverse: asked, route: asked, distance: asked });
      for (const service of [addresses, ways]) service.status.set(status);
      expect(await findSuggestions('Aue', search)).toEqual(unavailable);
      expect(await addressAt(here, 'de')).toEqual(unavailable);
      expect(await findRoute(here, house.coordinates)).toEqual(unavailable);
      expect(await findDistance(here, house.coordinates)).toEqual(unavailable);
      expect(asked).not.toHaveBeenCalled();
    });
  });
}
