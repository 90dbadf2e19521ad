/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { MVCObject } from '../../../mock-server/google/maps/base/events';
import { googleMembers, missingMembers } from '../../../mock-server/google/maps/base/not-covered';
import { mapsNamespace } from '../../../mock-server/google/maps/libraries';
import { AdvancedMarkerElement } from '../../../mock-server/google/maps/overlays/advanced-marker-element';
import { PinElement } from '../../../mock-server/google/maps/overlays/pin-element';

type Table = Record<string, unknown>;
const maps = mapsNamespace(['geometry', 'places', 'nothing']) as unknown as Table;
const NOT_COVERED = /^The local stand-in for Google does not cover /;
const spaces = ['', 'marker', 'places', 'routes'];
const inSpace = (space: string) => (space === '' ? maps : (maps[space] as Table));

beforeAll(() => {
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  customElements.define('gmp-pin', PinElement);
});

describe('What Google has and the stand-in lacks', () => {
  it('is read from the types: npm run google:members writes it', () => {
    const script =
      "import('./scripts/google-members.mjs')" +
      '.then(({ googleMembersText }) => process.stdout.write(googleMembersText()))';
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 10_000_000 });
    expect(readFileSync('mock-server/google/maps/base/google-members.json', 'utf8')).toBe(text.toString());
  });

  it.each(spaces)('is there by name, so that nothing of google.maps.%s is a bare undefined', (space) => {
    for (const name of googleMembers.namespaces[space] ?? [])
      expect([name, name in inSpace(space)]).toEqual([name, true]);
  });

  it.each([
    ['google.maps.Circle', () => new (maps.Circle as new () => object)()],
    ['google.maps.DirectionsService', () => new (maps.DirectionsService as new () => object)()],
    ['google.maps.GroundOverlay', () => new (class extends (maps.GroundOverlay as new () => object) {})()],
    ['google.maps.Animation.DROP', () => (maps.Animation as Table).DROP],
    [
      'google.maps.places.Place.searchByText',
      () => ((maps.places as Table).Place as Table & { searchByText(): void }).searchByText(),
    ],
    ['google.maps.geometry.spherical', () => (maps.geometry as Table).spherical],
  ])('says so when it is used: %s', (name, use) => {
    expect(use).toThrow(`does not cover ${name}.`);
    expect(use).toThrow(expect.objectContaining({ name: 'NotCoveredError' }));
  });

  it('can be looked at and compared without harm', () => {
    expect({} instanceof (maps.Circle as new () => object)).toBe(false);
    expect({ ...maps }).toHaveProperty('Circle');
    expect(maps).not.toHaveProperty('nothing');
    expect(maps).not.toHaveProperty('drawing');
  });

  it.each(Object.keys(googleMembers.libraries))(
    'the library %s is handed out whole, or refused by name',
    async (name) => {
      const handed = (maps.importLibrary as (name: string) => Promise<object>)(name);
      const library = await handed.catch((error: Error) => error);
      if (library instanceof Error)
        expect(library.message).toBe(`The local stand-in for Google does not cover the library ${name}.`);
      else expect(Object.keys(library)).toEqual(expect.arrayContaining([...(googleMembers.libraries[name] ?? [])]));
    },
  );

  it('methods and properties of a covered class say so too', () => {
    const map = Object.create((maps.Map as { prototype: object }).prototype) as {
      getStreetView(): unknown;
      data: unknown;
    };
    expect(() => map.getStreetView()).toThrow('does not cover google.maps.Map.getStreetView.');
    expect(() => map.data).toThrow('does not cover google.maps.Map.data.');
    expect(() => Object.assign(map, { data: {} })).toThrow(NOT_COVERED);
    expect(() => Object.assign(map, { data: null })).not.toThrow();
  });
});

describe('The pages of docs/google-stand-ins', () => {
  const folder = 'docs/google-stand-ins';
  const classes = spaces.flatMap((space) =>
    (googleMembers.namespaces[space] ?? []).map((name) => [name, space] as const),
  );
  /** Events and words that are no members. */
  const OTHERS = ['gmp-click', 'idle', 'tilesloaded', 'close', 'closeclick', 'event', 'via', 'steps', '*'];
  const members = [
    ...Object.values(googleMembers.classes).flatMap(({ methods, properties, statics }) => [
      ...methods,
      ...properties,
      ...statics,
    ]),
    ...Object.values(googleMembers.requests).flat(),
  ];
  const claims = readdirSync(folder)
    .filter((file) => file !== 'identity.md')
    .flatMap((file) => {
      const [, covered = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('## What it covers');
      const [claimed = ''] = covered.split('\n## ');
      return [...claimed.matchAll(/`([\w.*-]+)`/g)].map(([, word = '']) => [file, word] as const);
    });

  it.each(claims)('%s claims %s, which Google has and the stand-in has too', (_file, claim) => {
    const [owner = '', member = ''] = claim.includes('.') ? claim.split('.') : ['', claim];
    if (OTHERS.includes(claim)) return;
    const space = classes.find(([name]) => name === (owner || member))?.[1];
    const isClass = space !== undefined && owner === '';
    expect([claim, isClass || members.includes(member)]).toEqual([claim, true]);
    const prefix = `google.maps.${space ? `${space}.` : ''}`;
    expect([...missingMembers]).not.toContain(owner ? `${prefix}${owner}.${member}` : `${prefix}${member}`);
    if (!isClass && owner === '') {
      const missing = [...missingMembers].filter((name) =>
        /(Map|Polyline|InfoWindow|MarkerElement|PinElement|Place)\.\w+$/.test(name),
      );
      expect(missing.map((name) => name.split('.').at(-1))).not.toContain(member);
    }
  });
});

describe('MVCObject', () => {
  it('calls foo_changed or changed, and tells listeners', () => {
    const heard: string[] = [];
    class Taxi extends MVCObject {
      override changed(key: string) {
        heard.push(`changed ${key}`);
      }
      isFree_changed() {
        heard.push('isFree_changed');
      }
    }
    const taxi = new Taxi();
    taxi.addListener('isfree_changed', () => heard.push('event'));
    taxi.set('isFree', true);
    taxi.set('seats', 4);
    expect(heard).toEqual(['isFree_changed', 'event', 'changed seats']);
  });

  it('binds a value to that of another object until it is unbound', () => {
    const [from, to] = [new MVCObject(), new MVCObject()];
    const heard: unknown[] = [];
    from.set('zoom', 5);
    to.addListener('level_changed', () => heard.push(to.get('level')));
    to.bindTo('level', from, 'zoom');
    from.set('zoom', 6);
    to.set('level', 7);
    expect(from.get('zoom')).toBe(7);
    to.unbindAll();
    from.set('zoom', 8);
    expect(heard).toEqual([5, 6, 7]);
    expect(to.get('level')).toBe(7);
  });
});

describe('PinElement', () => {
  it('shows a text or an element as its glyph, also one that is set later', () => {
    const pin = new PinElement({ glyph: 'A' });
    expect(pin.textContent).toBe('A');
    pin.glyph = document.createElement('b');
    expect(pin.querySelector('foreignObject b')).not.toBeNull();
    pin.glyph = null;
    pin.background = 'red';
    pin.glyphText = 'B';
    expect([pin.textContent, pin.querySelector('path')?.getAttribute('fill')]).toEqual(['B', 'red']);
  });

  it('says that it shows no pictures', () => {
    expect(() => new PinElement({ glyphSrc: 'https://example.com/a.png' })).toThrow(NOT_COVERED);
    expect(() => new PinElement({ glyph: new URL('https://example.com/a.png') })).toThrow(NOT_COVERED);
  });
});
