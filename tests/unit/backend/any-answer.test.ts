import fc from 'fast-check';
import * as v from 'valibot';
import * as actionAnswers from '../../../src/backend/action-answers';
import * as loadAnswers from '../../../src/backend/answers';
import * as vehicleAnswers from '../../../src/backend/vehicles/vehicle-answers';
import { anyJson, brokenNumbersIn } from '../../support/any-json';
import { table } from './answer-table';

const { nearestVehicle, ...schemas } = { ...loadAnswers, ...vehicleAnswers, ...actionAnswers };
const fields = [...new Set(table.flatMap(({ rows }) => Object.keys(rows)))];

describe('no JSON makes a reader throw or lets NaN or Infinity through (D42)', () => {
  test.each(Object.entries(schemas))('%s', (_name, schema) => {
    fc.assert(
      fc.property(anyJson(fields), (json) => {
        const read = v.safeParse(schema as v.GenericSchema, json);
        expect(read.success ? brokenNumbersIn(read.output) : []).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('what a good answer holds may be replaced by anything', () => {
    for (const { sample } of table) {
      const replaced = fc.tuple(fc.constantFrom(...Object.keys(sample)), anyJson(fields));
      fc.assert(
        fc.property(replaced, ([field, json]) => {
          for (const schema of Object.values(schemas)) {
            const bent = { ...sample, [field]: json };
            for (const answer of [bent, [bent], { content: [bent] }]) {
              const read = v.safeParse(schema as v.GenericSchema, answer);
              expect(read.success ? brokenNumbersIn(read.output) : []).toEqual([]);
            }
          }
        }),
        { numRuns: 25 },
      );
    }
  });

  test('nor does the choice of the nearest taxi', () => {
    fc.assert(
      fc.property(anyJson(['vehicleId', 'timeRequired', 'distance']), (json) => {
        const read = v.safeParse(schemas.vehicleDistancesAnswer, json);
        expect(brokenNumbersIn(nearestVehicle(read.success ? read.output.entries : []))).toEqual([]);
      }),
    );
  });
});
