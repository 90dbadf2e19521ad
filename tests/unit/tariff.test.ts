import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { priceOf, tariffs } from '../../mock-server/company/tariff';
import { tariffText } from '../../src/i18n/operator-texts';
import { site } from '../../src/site';

const { baseFare, perKm, largeTaxi } = site.tariff;
const LOCALES = path.resolve(__dirname, '../../src/locales');

describe('One tariff, in src/site.ts', () => {
  test.each(tariffs)('the local backend charges it for a $name', ({ seats, basePrice, pricePerKm }) => {
    expect(pricePerKm).toBe(perKm);
    expect(basePrice).toBeCloseTo(seats > 4 ? baseFare + largeTaxi : baseFare, 2);
  });

  test('an estimate of 5 km is the base fare and five kilometres', () => {
    expect(priceOf(tariffs[0], 5)).toBeCloseTo(baseFare + 5 * perKm, 2);
  });

  test('sentences name it as Home does', () => {
    expect(tariffText('en')).toEqual({
      baseFare: '€4.20',
      perKm: '€2.40',
      largeTaxi: '€7.00',
      waiting: '€36.00',
      validFrom: '1 January 2026',
    });
  });

  test.each(readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')))(
    'no sentence of %s has an amount, except the bonus of 5 euro (Spec §9) and the limits of § 33 UStDV and § 61 SGB V',
    (name) => {
      const amounts =
        readFileSync(path.join(LOCALES, name), 'utf8').match(/€ ?\d[\d.,]*|\d[\d.,]* ?(?:€|euro\b)/gi) ?? [];
      expect(amounts.filter((amount) => !/^(?:5 €|€5|5 euro|10 euro|€250|250 €)$/i.test(amount))).toEqual([]);
    },
  );
});
