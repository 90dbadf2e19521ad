import { readDraft, restore, withTyped, writeDraft } from '../../../../src/booking/form/draft';
import { completeForm, wilhelmshoehe } from '../samples';

const now = { date: '2026-11-20', time: '14:05' };

describe('booking draft', () => {
  it('comes back as it was typed, places included', () => {
    const form = { ...completeForm, end: wilhelmshoehe.label, endPlace: wilhelmshoehe, instructions: 'Zwei Koffer 🧳' };
    expect(readDraft(writeDraft(form))).toEqual(form);
  });

  it.each([
    ['none', null],
    ['empty', ''],
    ['not JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 2, form: completeForm })],
    ['a field missing', JSON.stringify({ version: 1, form: { name: 'x' } })],
    ['a field of another type', JSON.stringify({ version: 1, form: { ...completeForm, name: 7 } })],
    ['an unknown payment', JSON.stringify({ version: 1, form: { ...completeForm, paymentType: 'gold' } })],
    [
      'a place off the globe',
      JSON.stringify({
        version: 1,
        form: { ...completeForm, startPlace: { ...wilhelmshoehe, coordinates: { lat: 99, lng: 9 } } },
      }),
    ],
  ])('is no draft: %s', (_what, text) => {
    expect(readDraft(text)).toBeNull();
  });

  it.each([
    [0, 1],
    [1, 1],
    [8, 8],
    [9, 1],
    [Number.NaN, 1],
  ])('a draft with %d passengers comes back with %d', (numberOfPersons, expected) => {
    expect(readDraft(writeDraft({ ...completeForm, numberOfPersons }))?.numberOfPersons).toBe(expected);
  });

  it.each([
    ['2026-11-20', '14:04', '2026-11-20', '14:05', true],
    ['2026-11-20', '14:05', '2026-11-20', '14:05', false],
    ['2026-11-20', '14:06', '2026-11-20', '14:06', false],
    ['2026-11-19', '23:00', '2026-11-20', '14:05', true],
    ['2026-11-21', '06:00', '2026-11-21', '06:00', false],
    ['', '06:00', '', '06:00', false],
    ['2027-03-28', '02:30', '2027-03-28', '02:30', false],
  ])(
    'a chosen pickup time that has passed becomes now with a notice: %s %s',
    (date, time, newDate, newTime, passed) => {
      const restored = restore({ ...completeForm, isNow: false, date, time }, now);
      expect(restored.hasTimePassed).toBe(passed);
      expect(restored.form).toMatchObject({ date: newDate, time: newTime, isNow: passed });
    },
  );

  it('a draft of "now" is now again, without a notice', () => {
    const restored = restore({ ...completeForm, isNow: true, date: '2026-11-01', time: '10:00' }, now);
    expect(restored).toEqual({ form: { ...completeForm, isNow: true, ...now }, hasTimePassed: false });
  });

  it.each([
    ['another start is no choice any more', { start: 'Somewhere' }, 'Somewhere', null],
    ['the same start is still chosen', { start: completeForm.start }, completeForm.start, completeForm.startPlace],
    ['nothing typed changes nothing', {}, completeForm.start, completeForm.startPlace],
  ])('what was typed before the script arrived wins: %s', (_what, typed, start, startPlace) => {
    expect(withTyped(completeForm, typed)).toEqual({ ...completeForm, start, startPlace });
  });

  it('typed names and notes win over the restored ones', () => {
    expect(withTyped(completeForm, { name: 'Zoë', instructions: 'Hund' })).toMatchObject({
      name: 'Zoë',
      instructions: 'Hund',
      phone: completeForm.phone,
    });
  });
});
