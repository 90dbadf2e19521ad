/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Place } from '../../../../src/lib/places/place';
import { fail } from '../../../../src/lib/result';
import german from '../../../../src/locales/de/maps.json';
import english from '../../../../src/locales/en/maps.json';
import { AddressField } from '../../../../src/maps/addresses/address-field';
import { earlierAddresses, toSuggestion } from '../../../../src/maps/addresses/use-stored-suggestions';
import { service } from '../../../../src/maps/google/map/service';
import type { ServiceStatus } from '../../../../src/maps/port/service';
import { site } from '../../../../src/site';
import { type FakePlace, fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreen } from '../../../support/render-screen-hook';

const street: FakePlace = {
  id: 'auestrasse',
  title: 'Auestraße',
  detail: 'Kassel',
  distanceMeters: 1_234,
  location: { lat: 51.3, lng: 9.48 },
  addressComponents: [
    { longText: 'Auestraße', types: ['route'] },
    { longText: 'Kassel', types: ['locality'] },
  ],
};
const nowhere: FakePlace = {
  ...street,
  id: 'nowhere',
  addressComponents: [{ longText: 'Auestraße', types: ['route'] }],
};

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
const told = jest.fn();
let field: { text: string; place: Place | null };

function Page({ opensWith = '', first = opensWith }: { readonly opensWith?: string; readonly first?: string }) {
  const [value, setValue] = useState<typeof field>({ text: first, place: null });
  field = value;
  return (
    <AddressField
      id="start"
      label="Start"
      example=""
      {...value}
      // A copy, as a form keeps it.
      onChange={(text, place) => setValue({ text, place: place && { ...place } })}
      area={{ center: { lat: 51.3, lng: 9.5 }, radiusMeters: 1_000 }}
      opensWith={opensWith}
      onNumberKept={told}
    />
  );
}
const open = (props: Parameters<typeof Page>[0] = {}) => renderScreen(<Page {...props} />, {});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole('combobox') as HTMLInputElement;
const type = async (text: string) => {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: text } });
  await pass(300);
};
const choose = async () => {
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  await pass(0);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  google = fakeGoogle({ suggest: async () => [street] });
  uninstall = google.install();
  told.mockReset();
  localStorage.clear();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

describe('A text without a place is asked for, however it came into the field', () => {
  test('it was typed before the script arrived: the list opens for who is in the field', async () => {
    open({ first: 'Auestr' });
    act(() => input().focus());
    await pass(300);
    expect(google.asked.suggestions.map((request) => request.input)).toEqual(['Auestr']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Auestraße 1.2 km Kassel']);
  });

  test('nobody is in the field: the answer waits for them', async () => {
    open({ first: 'Auestr' });
    await pass(300);
    expect(screen.queryByRole('option')).toBeNull();
    act(() => input().focus());
    await pass(0);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test('who closes the list is not shown the same answer again', async () => {
    open();
    await type('Auestr');
    fireEvent.keyDown(input(), { key: 'Escape' });
    await pass(1_000);
    expect(screen.queryByRole('option')).toBeNull();
  });

  test.each([
    ['asking', 'address.notAllowed'],
    ['loading', 'address.loading'],
    ['failed', 'address.unavailable'],
    ['auth-failed', 'address.unavailable'],
  ] as const)('while the maps are %s a pickup from a link is told %s', async (maps: ServiceStatus, text) => {
    act(() => service.status.set(maps));
    open({ opensWith: 'Auestr' });
    await pass(1_000);
    expect(status()).toBe(text);
  });

  test('as soon as the visitor allows the maps, it is asked for', async () => {
    act(() => service.status.set('asking'));
    open({ opensWith: 'Auestr' });
    await pass(1_000);
    expect(google.asked.suggestions).toEqual([]);
    act(() => service.status.set('loading'));
    act(() => service.status.set('loaded'));
    await pass(1_000);
    expect(google.asked.suggestions).toHaveLength(1);
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });

  test('it was typed before the service failed: it is asked for again when the service is back', async () => {
    google.reply({ suggest: async () => [] });
    open();
    await type('Auestr');
    act(() => service.status.set('failed'));
    google.reply({ suggest: async () => [street] });
    act(() => service.status.set('loaded'));
    await pass(1_000);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

describe('A lookup that fails is said in the field alone: no alert, no dialog (Spec §8)', () => {
  test.each([
    ['the suggestions', { suggest: () => Promise.reject(new Error('quota')) }],
    ['the details', { details: () => Promise.reject(new Error('quota')) }],
  ])('%s', async (_what, fails) => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    google.reply(fails);
    open();
    await type('Auestr');
    if (screen.queryByRole('option')) await choose();
    expect(status()).toBe('address.failed');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(warnings).toHaveBeenCalled();
    warnings.mockRestore();
  });

  test.each([english, german])('it says what to do: try again, or call', ({ address }) => {
    expect(address.failed).toMatch(/(?:try again|neuen Versuch).*{{phone}}/);
  });
});

describe('The house-number guard', () => {
  test('a number that the place lacks: the driver is told, nothing of the place is lost', async () => {
    open();
    await type('Auestraße 12');
    await choose();
    expect(status()).toBe('address.numberMissing');
    press('address.tellDriver');
    expect(told).toHaveBeenCalledWith('12');
    expect(field).toMatchObject({ text: 'Auestraße, Kassel', place: { id: 'auestrasse' } });
    expect(status()).toBe('address.chosen');
  });

  test.each([
    ['a town', ['locality', 'political']],
    ['a district', ['sublocality_level_1', 'sublocality', 'political']],
    ['a zip code', ['postal_code']],
  ])('%s is asked about: it may be changed, or kept', async (_what, types) => {
    const town = { ...street, id: 'town', title: 'Kassel', detail: 'Deutschland', types };
    google.reply({ suggest: async () => [town] });
    open();
    await type('Kassel');
    await choose();
    expect(status()).toBe('address.streetMissing');
    press('address.change');
    expect(field).toEqual({ text: 'Kassel', place: null });
    expect(document.activeElement).toBe(input());
    await pass(300);
    await choose();
    expect(field.place).toMatchObject({ id: 'town', isArea: true });
    press('address.keepMissing');
    expect(field.place).toEqual(expect.not.objectContaining({ isArea: true }));
    expect(field.place).toMatchObject({ id: 'town' });
    expect(told).not.toHaveBeenCalled();
    expect(status()).toBe('address.chosen');
  });

  test('a place without a town is asked for its town', async () => {
    google.reply({ suggest: async () => [nowhere] });
    open();
    await type('Auestraße');
    await choose();
    expect(status()).toBe('address.townMissing');
    press('address.useTown');
    expect(status()).toBe('address.townMissing');
    fireEvent.change(screen.getByLabelText('address.town'), { target: { value: ' Kassel ' } });
    press('address.useTown');
    expect(field.place).toMatchObject({ id: 'nowhere', city: 'Kassel' });
  });
});

describe('Kept addresses are offered before the first character', () => {
  const kept = {
    id: 'home',
    label: 'Auestraße 12, Kassel',
    coordinates: { lat: 51.3, lng: 9.5 },
    area: '',
    city: 'Kassel',
    zipcode: '',
  };

  test('recents only once the customer has switched them on', async () => {
    open();
    await type('Auestraße');
    await choose();
    expect(localStorage.length).toBe(0);
  });

  test('and then the latest is remembered and offered, and can be chosen again and again', async () => {
    localStorage.setItem('taxi.recentPlaces', JSON.stringify({ places: [kept], person: null }));
    open();
    await type('Auestraße');
    await choose();
    for (const _ of ['once', 'twice']) {
      press('address.clear');
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Auestraße Kassel · address.recent',
        'Auestraße 12 Kassel · address.recent',
        'Kassel-Wilhelmshöhe station 34131 Kassel',
        'Kassel Airport 34379 Calden',
      ]);
      await choose();
      expect(field.place).toMatchObject({ label: 'Auestraße, Kassel' });
    }
  });

  test('an address of an earlier ride shows no kind in the field, even if its place cannot be looked up', async () => {
    const lost = async () => fail('maps-unavailable' as const);
    earlierAddresses.set([toSuggestion('Mitte, 34117 Kassel', 'address.ridden', lost)]);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    open();
    act(() => input().focus());
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('address.ridden');
    await choose();
    expect(field).toEqual({ text: 'Mitte, 34117 Kassel', place: null });
    act(() => earlierAddresses.set([]));
  });

  test('an operator’s place that is kept, or that a ride has led to, is offered once', async () => {
    const [station, airport] = site.quickPlaces.map(({ en }) => en) as [string, string];
    const favourite = { ...kept, label: station };
    localStorage.setItem('taxi.favouritePlaces', JSON.stringify({ places: [favourite], person: null }));
    const ridden = async () => fail('maps-unavailable' as const);
    earlierAddresses.set([station, airport].map((label) => toSuggestion(label, 'address.ridden', ridden)));
    open();
    act(() => input().focus());
    await pass(0);
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual([`${station} address.favourite`, `${airport} address.ridden`]);
    act(() => earlierAddresses.set([]));
  });

  test('a favourite is offered without asking anybody; a whole town among them is still asked about', async () => {
    localStorage.setItem('taxi.favouritePlaces', JSON.stringify({ places: [{ ...kept, isArea: true }], person: null }));
    open();
    act(() => input().focus());
    await choose();
    expect(status()).toBe('address.streetMissing');
    expect(field.place).toEqual({ ...kept, isArea: true });
    expect(google.asked.suggestions).toEqual([]);
  });
});

describe('On a phone a search without an answer offers the text as it is, and a call', () => {
  const search = async (text: string) => {
    act(() => input().focus());
    await pass(0);
    fireEvent.input(input(), { target: { value: text } });
    await pass(1_000);
  };
  const ways = () => [screen.queryByRole('button', { name: 'address.useTyped' }), screen.queryByRole('link')];

  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    cleanup();
    window.innerWidth = 1024;
    act(() => service.status.set('loaded'));
  });

  test.each<[ServiceStatus, 'none' | 'some', boolean]>([
    ['loaded', 'none', true],
    ['loaded', 'some', false],
    ['failed', 'none', true],
    ['auth-failed', 'none', true],
    ['refused', 'none', true],
    ['loading', 'none', false],
  ])('maps %s, %s found: %s', async (status, found, isOffered) => {
    uninstall();
    uninstall = fakeGoogle({ suggest: async () => (found === 'some' ? [street] : []) }).install();
    act(() => service.status.set(status));
    open();
    await search('Auestr');
    expect(ways().map(Boolean)).toEqual([isOffered, isOffered]);
  });

  test('the text stays, and the search closes', async () => {
    act(() => service.status.set('failed'));
    open();
    await search('Auestr');
    press('address.useTyped');
    await pass(0);
    expect(ways()).toEqual([null, null]);
    expect(field).toEqual({ text: 'Auestr', place: null });
  });
});
