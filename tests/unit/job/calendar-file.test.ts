import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEntry, calendarFile } from '../../../src/job/calendar-file';

const made = new Date('2026-11-20T13:05:30.250Z');
const entry: CalendarEntry = {
  bookingId: '77',
  startsAt: new Date('2026-11-21T08:00:00Z'),
  title: 'Taxi nach Auestadion; Kassel',
  text: 'Bestellnummer 77. Elfenbein, Telefon 069 90009 123.',
  location: 'Kassel Hauptbahnhof, Kassel',
  url: 'https://taxi.example/website/de/booking-details/77',
};
const linesOf = (file: string) => file.replace(/\r\n$/, '').split('\r\n');
const unfolded = (file: string) => linesOf(file.replace(/\r\n /g, ''));

describe('the calendar file of a pre-order (RFC 5545)', () => {
  it('one entry at the pickup, in UTC, with the booking and a reminder', () => {
    expect(unfolded(calendarFile([entry], made))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//taxi.example//Taxi booking//EN',
      'BEGIN:VEVENT',
      'UID:booking-77@taxi.example',
      'DTSTAMP:20261120T130530Z',
      'DTSTART:20261121T080000Z',
      'SUMMARY:Taxi nach Auestadion\\; Kassel',
      'DESCRIPTION:Bestellnummer 77. Elfenbein\\, Telefon 069 90009 123.',
      'LOCATION:Kassel Hauptbahnhof\\, Kassel',
      'URL:https://taxi.example/website/de/booking-details/77',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Taxi nach Auestadion\\; Kassel',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('a pickup in the double hour is the instant that was booked', () => {
    const file = calendarFile([{ ...entry, startsAt: new Date('2026-10-25T00:30:00Z') }], made);
    expect(file).toContain('DTSTART:20261025T003000Z\r\n');
  });

  it('an unknown pickup has no line', () => {
    expect(calendarFile([{ ...entry, location: '' }], made)).not.toContain('LOCATION');
  });

  it('any address: lines of at most 75 octets that end in CR LF, and the same text when it is read', () => {
    fc.assert(
      // A line end in a text is written \n, whichever it was; no address has another control character.
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        fc.pre(!/\p{Cc}/u.test(title));
        const file = calendarFile([{ ...entry, title }], made);
        for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const read = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
        expect(read?.getFirstPropertyValue('summary')).toBe(title);
      }),
    );
  });

  it('several entries are in one file, each with its own booking', () => {
    const file = calendarFile([entry, { ...entry, bookingId: '78' }], made);
    expect(unfolded(file).filter((line) => line.startsWith('UID'))).toEqual([
      'UID:booking-77@taxi.example',
      'UID:booking-78@taxi.example',
    ]);
    expect(unfolded(file).filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  });
});
