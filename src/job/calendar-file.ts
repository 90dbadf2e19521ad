import ICAL from 'ical.js';

/** A pre-order as a calendar entry. */
export interface CalendarEntry {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly title: string;
  readonly text: string;
  /** The pickup; empty if unknown. */
  readonly location: string;
  readonly url: string;
}

/** How long before the pickup the calendar reminds (RFC 5545 duration). */
const REMINDER = '-PT15M';

/**
 * A calendar file (RFC 5545) with at least one entry. An entry has no end, so that it blocks no time. Its time is UTC:
 * no calendar needs Berlin's time zone. Its UID depends on the booking: saved twice, it stays one entry.
 */
export function calendarFile(entries: readonly [CalendarEntry, ...CalendarEntry[]], made: Date): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${new URL(entries[0].url).host}//Taxi booking//EN`);
  for (const entry of entries) addEvent(calendar, entry, made);
  return `${calendar.toString()}\r\n`;
}

function addEvent(calendar: ICAL.Component, entry: CalendarEntry, made: Date): void {
  const { bookingId, startsAt, title, text, location, url } = entry;
  const event = new ICAL.Component('vevent', calendar);
  event.addPropertyWithValue('uid', `booking-${bookingId}@${new URL(url).host}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(made, true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(startsAt, true));
  event.addPropertyWithValue('summary', title);
  event.addPropertyWithValue('description', text);
  if (location) event.addPropertyWithValue('location', location);
  event.addPropertyWithValue('url', url);
  const reminder = new ICAL.Component('valarm', event);
  reminder.addPropertyWithValue('action', 'DISPLAY');
  reminder.addPropertyWithValue('description', title);
  reminder.addPropertyWithValue('trigger', ICAL.Duration.fromString(REMINDER));
  event.addSubcomponent(reminder);
  calendar.addSubcomponent(event);
}
