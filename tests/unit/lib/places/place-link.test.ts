import { LINK_LIMIT, readPlaceLink, writePlaceLink } from '../../../../src/lib/places/place-link';

const station = { label: 'Hauptbahnhof, 34117 Kassel', coordinates: { lat: 51.318, lng: 9.4895 } };
const park = { label: 'Straße & Ecke #3 = 50 %, „Bergpark“', coordinates: { lat: 51.3155, lng: 9.393 } };
const nothing = { from: null, to: null };

describe('Places in links travel in the fragment (D37)', () => {
  test.each([[{ from: station, to: park }], [{ from: station, to: null }], [{ from: null, to: park }]])(
    'what is written is read: %j',
    (trip) => {
      const link = writePlaceLink(trip);
      expect(link).toMatch(/^#[\w.%+&=*-]+$/);
      expect(readPlaceLink(link)).toEqual(trip);
    },
  );

  test('no place, no fragment', () => {
    expect(writePlaceLink(nothing)).toBe('');
  });
});

describe('A link comes from strangers: whatever is not exactly that is nothing', () => {
  test.each([
    ['', 'empty'],
    ['#', 'only the sign'],
    ['#from=', 'no text'],
    ['#from=Hauptbahnhof', 'a text alone'],
    ['#from=51.3,9.4', 'no label'],
    ['#from=51.3,9.4,', 'an empty label'],
    ['#from=51.3,9.4,%20', 'a blank label'],
    ['#from=91,9.4,x', 'not on the globe'],
    ['#from=51.3,181,x', 'not on the globe'],
    ['#from=0x33,9.4,x', 'no decimal number'],
    ['#from=5e1,9.4,x', 'no decimal number'],
    ['#from=+51.3,9.4,x', 'a sign too many'],
    ['#from=NaN,9.4,x', 'no number'],
    ['#from=0,0,x', 'null island'],
    ['#from=-0,0.0,x', 'null island'],
    ['#from=51.3,9.4,5,x&from=', 'twice, once empty'],
    ['#from=%201.3,9.4,x', 'a blank in the number'],
    ['#from=51.3%2C9.4', 'no label'],
    ['#from=５１.3,9.4,x', 'other digits'],
    ['#from=51.3,9.4,a%EF%BF%BFb', 'no character'],
    ['#from=1e400,9.4,x', 'endless'],
    ['#from[]=51.3,9.4,x', 'another name'],
    ['#__proto__=51.3,9.4,x', 'a name that only looks like it'],
    ['#from=51.3,9.4,a%0Ab', 'a line break'],
    ['#from=51.3,9.4,a%E2%80%AEb', 'a change of direction'],
    ['#from=51.3,9.4,a%00b', 'a zero'],
    ['#from=51.3,9.4,a&from=51.3,9.4,b', 'twice'],
    [`#from=51.3,9.4,${'x'.repeat(201)}`, 'a label of 201 characters'],
    [`#from=51.3,9.4,x&y=${'x'.repeat(LINK_LIMIT)}`, 'too long altogether'],
  ])('%s: %s', (fragment) => {
    expect(readPlaceLink(fragment)).toEqual(nothing);
  });

  test('a label of 200 characters is read, and html stays text', () => {
    expect(readPlaceLink(`#from=51.3,9.4,${'x'.repeat(200)}`).from?.label).toHaveLength(200);
    expect(readPlaceLink('#from=51.3,9.4,<img src=x onerror=alert(1)>').from?.label).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });

  test('a wrong start does not spoil the end', () => {
    expect(readPlaceLink(`#from=x&${writePlaceLink({ from: null, to: park }).slice(1)}`)).toEqual({
      from: null,
      to: park,
    });
  });
});
