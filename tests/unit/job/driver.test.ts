import { isDifferentDriver } from '../../../src/job/driver';

const driver = (name: string, plate: string) => ({ name, plate });

test.each([
  ['another plate, the same name', driver('Ali', 'KS-T 1'), driver('Ali', 'KS-T 2'), true],
  ['the same plate, another name', driver('Ali', 'KS-T 1'), driver('Berta', 'KS-T 1'), false],
  ['another name, a plate known before only', driver('Ali', 'KS-T 1'), driver('Berta', ''), true],
  ['another name, a plate known now only', driver('Ali', ''), driver('Berta', 'KS-T 1'), true],
  ['the same name, no plates', driver('Ali', ''), driver('Ali', ''), false],
  ['a name known before only', driver('Ali', ''), driver('', 'KS-T 1'), false],
  ['a name known now only', driver('', 'KS-T 1'), driver('Berta', ''), false],
  ['nothing known', driver('', ''), driver('', ''), false],
])('plates tell drivers apart, else names, if both are known: %s', (_title, before, after, isDifferent) => {
  expect(isDifferentDriver(before, after)).toBe(isDifferent);
});
