import type { BookingRequest } from '../../../../src/booking/order/booking-request';
import { toOrderRequest } from '../../../../src/booking/order/payload';
import { planSeries } from '../../../../src/booking/series/plan';
import { noSeries } from '../../../../src/booking/series/series-choice';
import { newSeries, orderOf } from '../../../../src/booking/series-orders/series-order';
import type { SeriesRow } from '../../../../src/job/series/series-record';
import { completeForm, now, request, wilhelmshoehe } from '../samples';

const health = ['Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor', 'Krankenkasse: Muster BKK'];
const choice = { ...noSeries, back: 'timed', backTime: '18:00' } as const;
const several: BookingRequest = {
  ...request,
  form: { ...completeForm, instructions: 'Zweiter Hof', paymentType: 'card' },
  drop: wilhelmshoehe,
  lines: ['Zwischenstopp 1: Zoo', ...health],
  hasHealthData: true,
  series: { choice, lines: { there: ['Zwischenstopp 1: Zoo'], back: ['Rückweg'] } },
  healthLines: health,
};
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key ${keys}`;
};
const series = newSeries(several, planSeries(several.form, choice, now).rides, newKey);
const [there, back] = series.rows as [SeriesRow, SeriesRow];

test('no word of the answers about a treatment is in the record, but that there are some', () => {
  expect(JSON.stringify(series)).not.toMatch(/Krankenfahrt|Verordnung|BKK/);
  expect(series.isTreatment).toBe(true);
});

test('each order of a series is the order that the ride alone would be, byte for byte', () => {
  const order = series.order;
  if (!order) throw new Error('A new series has its order');
  expect(orderOf(order, there, health)).toEqual(toOrderRequest(several, false));
});

test('the way back has pickup and destination swapped, its own lines, and the payment last', () => {
  const order = series.order;
  if (!order) throw new Error('A new series has its order');
  const { pickup, drop, startsAt, instruction } = orderOf(order, back, health);
  expect([pickup.area, drop?.area, startsAt]).toEqual(['Bad Wilhelmshöhe', 'Mitte', '2026-11-20 18:00:00']);
  expect(instruction.split('\n')).toEqual(['Zweiter Hof', 'Rückweg', ...health, 'Zahlung: Karte / Payment: card']);
});

test('each ride has a key of its own, and the series has another one', () => {
  expect(new Set([series.id, there.key, back.key]).size).toBe(3);
});
