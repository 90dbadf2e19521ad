import { emptyForm } from '../../../../src/booking/form/form';
import {
  readBookAgainLink,
  readSearchLink,
  readStartLink,
  startFromLink,
  withLinkedTrip,
} from '../../../../src/booking/form/start-link';
import { writePlaceLink } from '../../../../src/lib/places/place-link';
import { completeForm, hauptbahnhof, wilhelmshoehe } from '../samples';

describe('a link brings the pickup in its fragment (D37)', () => {
  test.each([
    ['a typed text', '#from=Kassel+Hauptbahnhof', 'Kassel Hauptbahnhof'],
    ['percent encoding, umlauts', '#from=K%C3%B6nigsplatz%2053', 'Königsplatz 53'],
    ['without the hash sign', 'from=Auestadion', 'Auestadion'],
    ['room around it', '#from=%20Auestadion%20', 'Auestadion'],
    ['beside something else', '#top&from=Auestadion&to=x', 'Auestadion'],
    ['an ampersand inside', '#from=M%26M+Stra%C3%9Fe', 'M&M Straße'],
    ['invisible characters, pasted on Home', '#from=%E2%80%AAAue%E2%80%8Bsta%00dion%E2%80%AC', 'Auestadion'],
    ['200 characters', `#from=${'a'.repeat(200)}`, 'a'.repeat(200)],
  ])('%s', (_, hash, expected) => {
    expect(startFromLink(hash)).toBe(expected);
  });
});

describe('anything that is not one plain text is no pickup', () => {
  test.each([
    ['nothing', ''],
    ['another fragment', '#content'],
    ['empty', '#from='],
    ['only blanks', '#from=%20%20'],
    ['201 characters', `#from=${'a'.repeat(201)}`],
    ['a megabyte', `#from=${'a'.repeat(1_000_000)}`],
    ['two of them', '#from=Auestadion&from=Rathaus'],
    ['markup', '#from=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E'],
    ['a line break', '#from=Auestadion%0AX-Header%3A+1'],
    ['a tab', '#from=Aue%09stadion'],
    ['half a character', '#from=Aue%C3'],
    ['a percent sign that was cut', '#from=Rabatt%2050%'],
    ['a line separator', '#from=Aue%E2%80%A8stadion'],
    ['another case', '#From=Auestadion'],
    ['a name that only looks like it', '#__proto__=x&constructor=y'],
  ])('%s', (_, hash) => {
    expect(startFromLink(hash)).toBe('');
  });
});

describe('a link may bring a whole trip, as "Book the same ride again" does; it orders nothing', () => {
  const { label, coordinates } = hauptbahnhof;
  const from = { label, coordinates };
  const to = { label: wilhelmshoehe.label, coordinates: wilhelmshoehe.coordinates };

  test('both ends', () => {
    const { text, trip } = readStartLink(writePlaceLink({ from, to }));
    expect(text).toBe('');
    expect(withLinkedTrip(emptyForm, trip)).toMatchObject({
      start: label,
      startPlace: { label, coordinates, area: label, city: 'Unknown' },
      end: to.label,
      endPlace: to,
    });
  });

  test('a destination that is open takes the one of the draft away', () => {
    const draft = { ...completeForm, end: to.label, endPlace: wilhelmshoehe };
    const { trip } = readStartLink(writePlaceLink({ from, to: null }));
    expect(withLinkedTrip(draft, trip)).toMatchObject({ start: label, end: '', endPlace: null });
  });

  test.each([
    ['Paris', 48.85, 2.35],
    ['north of Sylt', 55.1, 8.4],
    ['the other half of the globe', -51.3, -9.4],
  ])('a place outside the country is the text alone: %s', (_, lat, lng) => {
    const abroad = { label, coordinates: { lat, lng } };
    const { trip } = readStartLink(writePlaceLink({ from: abroad, to: abroad }));
    expect(withLinkedTrip(completeForm, trip)).toMatchObject({
      ...{ start: label, startPlace: null },
      ...{ end: label, endPlace: null },
    });
  });

  test('a text alone leaves the places to the suggestions', () => {
    expect(readStartLink('#from=Auestadion')).toEqual({ text: 'Auestadion', trip: null });
    expect(withLinkedTrip(completeForm, null)).toBe(completeForm);
  });
});

test.each([
  ['#search=start', 'start'],
  ['#search=end', 'end'],
  ['#search=end&search=start', null],
  ['#search=name', null],
  ['#from=Auestadion', null],
])('the link %s opens the field %s', (hash, field) => {
  expect(readSearchLink(hash)).toBe(field);
});

test.each([
  ['#again=20001', '20001'],
  ['again=20001', '20001'],
  ['#again=a%2Fb', 'a/b'],
  [`#again=${'1'.repeat(200)}`, '1'.repeat(200)],
  ['#again=1%202', '1 2'],
  ['#again=%20A.12%20', 'A.12'],
])('%s asks to repeat %s', (hash, id) => {
  expect(readBookAgainLink(hash)).toEqual({ bookingId: id, payment: null });
});

test.each([
  ['cash', 'cash'],
  ['card', 'card'],
  ['cheque', null],
  ['', null],
])('payment=%s in the link is %s in the form', (payment, expected) => {
  expect(readBookAgainLink(`#again=1&payment=${payment}`)).toEqual({ bookingId: '1', payment: expected });
});

test.each([
  [''],
  ['#'],
  ['#again='],
  ['#again=%20'],
  ['#again=1&again=2'],
  ['#again=1&from=51.3,9.4,X'],
  ['#again=1&to=51.3,9.4,X'],
  ['#again=%'],
  ['#again=%E0%A4%A'],
  [`#again=${'1'.repeat(201)}`],
  ['#from=Rathaus'],
])('%s asks for nothing', (hash) => {
  expect(readBookAgainLink(hash)).toBeNull();
});
