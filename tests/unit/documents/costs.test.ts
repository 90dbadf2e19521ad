import { readFileSync } from 'node:fs';
import { costsInWords, RIDE_MINUTES, rideCost, scaleRows } from '../../../bench/ride/scale';
import type { Cost } from '../../../bench/ride/traffic';

const part = (name: string, requests: number, google = {}): Cost => ({
  name,
  seconds: 60,
  site: { Document: { requests, bytes: 1_000 * requests } },
  backend: { requests: 2 * requests, bytes: 10 },
  live: { opened: 0, sent: 3, received: 3, bytes: 600 },
  google,
});
const costs = [
  part('first', 10),
  part('second', 1_000),
  part('booking', 20),
  part('order', 30, { 'routes.route': 1 }),
  part('minute', 1),
  part('rest', 5, { 'map loads': 1 }),
];

describe('The arithmetic of docs/operations.md', () => {
  test('a ride is each part once, but the second visit, and its minute as often as it lasts', () => {
    expect(rideCost(costs)).toEqual({
      site: { requests: 65 + RIDE_MINUTES, bytes: 1_000 * (65 + RIDE_MINUTES) },
      backend: { requests: 2 * (65 + RIDE_MINUTES), bytes: 10 * (4 + RIDE_MINUTES) },
      live: {
        opened: 0,
        sent: 3 * (4 + RIDE_MINUTES),
        received: 3 * (4 + RIDE_MINUTES),
        bytes: 600 * (4 + RIDE_MINUTES),
      },
      google: { 'routes.route': 1, 'map loads': 1 },
    });
  });

  test('100,000 rides a day, their mean second, and a second with 10,000 at once', () => {
    const rows = new Map(scaleRows(costs).map(([name, ...cells]) => [name, cells]));
    expect(rows.get('')).toEqual([
      'One ride',
      '100,000 rides a day',
      'In the mean second',
      'In a second of 10,000 at once',
    ]);
    expect(rows.get('CDN: requests')).toEqual(['85', '8,500,000', '98', '167']);
    expect(rows.get('Live: messages')).toEqual(['144', '14,400,000', '167', '1,000']);
    expect(rows.get('Google: routes.route')).toEqual(['1', '100,000', '1.2', '0.0']);
  });

  test('other parts than those that are measured are refused', () => {
    expect(() => rideCost(costs.slice(1))).toThrow('5 parts of a ride are not six');
  });
});

test('the table of docs/operations.md is that of the last measurement (npm run bench:ride)', () => {
  const measured: Cost[] = JSON.parse(readFileSync('bench/ride/measured.json', 'utf8'));
  const [, written = ''] =
    /<!-- bench:ride -->(.*)<!-- \/bench:ride -->/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const cells = (text: string) =>
    text.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+:?$/, '-')));
  expect(cells(written.trim())).toEqual(cells(costsInWords(measured)));
});
