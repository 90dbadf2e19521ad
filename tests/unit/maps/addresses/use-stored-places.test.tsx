/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { Place } from '../../../../src/lib/places/place';
import { useStoredPlaces } from '../../../../src/maps/addresses/use-stored-places';
import { endSession, expireSession, startSession } from '../../../../src/session/session-store';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const home: Place = {
  id: 'home',
  label: 'Auestraße 12, Kassel',
  coordinates: { lat: 51.3, lng: 9.5 },
  area: '',
  city: 'Kassel',
  zipcode: '',
};
const work: Place = { ...home, id: 'work', label: 'Rathaus, Kassel' };

const signIn = (id: number) => act(() => void startSession({ token: sampleToken({ id }), refreshToken: 'any' }));
const open = () => renderScreenHook(useStoredPlaces).result;
const stored = () => JSON.stringify({ ...localStorage });
const nothing = { recents: null, favourites: [] };

afterEach(() => act(endSession));

describe('Recent and favourite addresses belong to one person (D45)', () => {
  /** Both kinds, kept by the first person. */
  function annasPlaces() {
    signIn(1);
    const places = open();
    act(() => places.current.switchRecents(true));
    act(() => places.current.remember(work));
    act(() => places.current.addFavourite(home));
    expect(places.current).toMatchObject({ recents: [work], favourites: [home] });
    return places;
  }

  test('after a session that was refused they are neither shown to the next person nor left on the device', () => {
    const places = annasPlaces();
    act(expireSession);
    signIn(2);
    expect(places.current).toMatchObject(nothing);
    expect(stored()).not.toMatch(/Auestraße|Rathaus/);
  });

  test('after a session that was refused the same person finds them again', () => {
    const places = annasPlaces();
    act(expireSession);
    signIn(1);
    expect(places.current).toMatchObject({ recents: [work], favourites: [home] });
  });

  test('kept before anybody signed in, they are the first person’s', () => {
    const places = open();
    act(() => places.current.addFavourite(home));
    signIn(1);
    expect(places.current.favourites).toEqual([home]);
    signIn(2);
    expect(places.current).toMatchObject(nothing);
  });

  test('an address whose choice was under way when another person signed in is not kept for them', () => {
    const places = annasPlaces();
    const { remember, addFavourite } = places.current;
    signIn(2);
    act(() => places.current.switchRecents(true));
    act(() => {
      remember(home);
      addFavourite(work);
    });
    expect(places.current).toMatchObject({ recents: [], favourites: [] });
  });

  test('a logout leaves nothing', () => {
    const places = annasPlaces();
    act(endSession);
    expect(places.current).toMatchObject(nothing);
    expect(stored()).toBe('{}');
  });
});

test('places of another provider are neither shown nor left on the device; the switch stays on', () => {
  signIn(1);
  const before = open();
  act(() => before.current.switchRecents(true));
  act(() => before.current.remember(work));
  act(() => before.current.addFavourite(home));
  for (const name of Object.keys(localStorage)) {
    localStorage[name] = localStorage[name].replaceAll('"provider":"google"', '"provider":"open"');
  }
  const after = open();
  expect(after.current).toMatchObject({ recents: [], favourites: [] });
  expect(stored()).not.toMatch(/Auestraße|Rathaus/);
});
