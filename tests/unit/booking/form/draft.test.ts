import {
  DRAFT_LIFE_MS,
  enteredValues,
  isOfAnotherVersion,
  mergeEntered,
  readDraft,
  restoreForm,
  toDraft,
} from '../../../../src/booking/form/draft';
import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import { completeForm, wilhelmshoehe } from '../samples';

const now = new Date('2026-11-20T13:05:30Z');
const NOW_MS = now.getTime();
const reread = (form: BookingForm) => readDraft(toDraft(form, NOW_MS), NOW_MS);

describe('booking draft', () => {
  it('comes back as it was typed, places included', () => {
    const form = { ...completeForm, end: wilhelmshoehe.label, endPlace: wilhelmshoehe, instructions: 'Zwei Koffer 🧳' };
    const chosen = { ...form, moreOption: [{ id: 'c-1', name: 'Child seat' }] };
    expect(reread(chosen)).toEqual(chosen);
  });

  it.each([
    ['none', null],
    ['a text', '{'],
    ['another version', { version: 1, keptAtMs: NOW_MS, form: completeForm }],
    ['without its time', { version: 2, form: completeForm }],
    ['a field missing', { version: 2, keptAtMs: NOW_MS, form: { name: 'x' } }],
    ['a field of another type', { version: 2, keptAtMs: NOW_MS, form: { ...completeForm, name: 7 } }],
    [
      'a place off the globe',
      {
        version: 2,
        keptAtMs: NOW_MS,
        form: { ...completeForm, startPlace: { ...wilhelmshoehe, coordinates: { lat: 99, lng: 9 } } },
      },
    ],
  ])('is no draft: %s', (_what, kept) => {
    expect(readDraft(kept, NOW_MS)).toBeNull();
  });

  it('is held to the lengths of its fields', () => {
    const long = 'x'.repeat(10_000);
    const place = { ...wilhelmshoehe, label: long };
    const form = { ...completeForm, name: long, phone: long, start: long, end: long, instructions: long };
    const back = reread({ ...form, startPlace: place, endPlace: place });
    expect(back).toMatchObject({ instructions: 'x'.repeat(1_200), startPlace: { label: 'x'.repeat(200) } });
    expect([back?.name, back?.phone, back?.start, back?.end].map((text) => text?.length)).toEqual([200, 200, 200, 200]);
  });

  it.each([
    ['a newer version', { version: 3, keptAtMs: NOW_MS, entries: [] }, true],
    ['an older version', { version: 1 }, true],
    ['this version', toDraft(completeForm, NOW_MS), false],
    ['this version, spoilt', { version: 2 }, false],
    ['no version', { form: completeForm }, false],
    ['none', null, false],
  ])('of another version of the site is told from a spoilt one: %s', (_what, kept, isForeign) => {
    expect(isOfAnotherVersion(kept)).toBe(isForeign);
  });

  it.each([
    ['at once', 0, true],
    ['after 24 hours', DRAFT_LIFE_MS, true],
    ['a moment later', DRAFT_LIFE_MS + 1, false],
    ['a clock that was set back a little', -60_000, true],
    ['a clock that was set back by more than a day', -DRAFT_LIFE_MS - 1, false],
  ])('is kept for 24 hours: %s', (_when, ageMs, isKept) => {
    expect(readDraft(toDraft(completeForm, NOW_MS), NOW_MS + ageMs)).toEqual(isKept ? completeForm : null);
  });

  it.each([
    ['no list', 'c-1'],
    ['a list of something else', ['c-1']],
  ])('extras that cannot be read are none, and the rest comes back: %s', (_what, moreOption) => {
    const kept = { version: 2, keptAtMs: NOW_MS, form: { ...completeForm, moreOption } };
    expect(readDraft(kept, NOW_MS)).toEqual(completeForm);
  });

  it('a payment type that the operator does not take is the default again, and the rest comes back', () => {
    const kept = { version: 2, keptAtMs: NOW_MS, form: { ...completeForm, paymentType: 'gold' } };
    expect(readDraft(kept, NOW_MS)).toEqual({ ...completeForm, paymentType: 'cash' });
  });

  it.each([
    [0, 1],
    [1, 1],
    [8, 8],
    [9, 1],
    [Number.NaN, 1],
  ])('a draft with %d passengers comes back with %d', (numberOfPersons, expected) => {
    expect(reread({ ...completeForm, numberOfPersons })?.numberOfPersons).toBe(expected);
  });

  it.each([
    ['a minute ago', '2026-11-20', '14:04', true],
    ['the running minute', '2026-11-20', '14:05', false],
    ['the next minute', '2026-11-20', '14:06', false],
    ['yesterday', '2026-11-19', '23:00', true],
    ['tomorrow', '2026-11-21', '06:00', false],
    ['no date', '', '06:00', false],
    ['an hour that does not exist', '2027-03-28', '02:30', false],
  ])('a chosen pickup time that has passed is emptied and asked again (D21): %s', (_when, date, time, hasPassed) => {
    const chosen = { ...completeForm, isNow: false, date, time };
    expect(restoreForm(chosen, now)).toEqual({
      form: hasPassed ? { ...chosen, date: '', time: '' } : chosen,
      hasTimePassed: hasPassed,
    });
  });

  it('a draft of "now" is now again, without a notice', () => {
    const restored = restoreForm({ ...completeForm, isNow: true, date: '2026-11-01', time: '10:00' }, now);
    expect(restored).toEqual({
      form: { ...completeForm, isNow: true, date: '2026-11-20', time: '14:05' },
      hasTimePassed: false,
    });
  });

  it.each([
    ['another start is no choice any more', { start: 'Somewhere' }, 'Somewhere', null],
    ['the same start is still chosen', { start: completeForm.start }, completeForm.start, completeForm.startPlace],
    ['another chosen start', { start: 'Zoo', startPlace: completeForm.endPlace }, 'Zoo', completeForm.endPlace],
    ['nothing entered changes nothing', {}, completeForm.start, completeForm.startPlace],
  ])('what was entered before the draft was there wins: %s', (_what, entered, start, startPlace) => {
    expect(mergeEntered(completeForm, entered)).toEqual({ ...completeForm, start, startPlace });
  });

  it.each<[string, Partial<BookingForm>, Partial<BookingForm>]>([
    ['nothing', {}, {}],
    ['a date and time that follow the clock', { date: '2026-11-20', time: '14:05' }, {}],
    [
      'a date and time of one’s own',
      { isNow: false, date: '2026-11-21', time: '09:00' },
      { isNow: false, date: '2026-11-21', time: '09:00' },
    ],
    ['texts, numbers and lists', { name: 'Zoë', numberOfPersons: 3 }, { name: 'Zoë', numberOfPersons: 3 }],
    ['an emptied list', { moreOption: [] }, {}],
  ])('what counts as entered: %s', (_what, changes, entered) => {
    expect(enteredValues({ ...emptyForm, ...changes })).toEqual(entered);
  });
});
