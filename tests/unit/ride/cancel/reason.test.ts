import { reasonText } from '../../../../src/ride/cancel/reason';

test.each([
  ['', '', ''],
  ['', '  ', ''],
  ['Waiting', '', 'Waiting'],
  ['', ' My train is late ', 'My train is late'],
  ['Waiting', 'My train', 'Waiting: My train'],
])('%j and %j are %j', (chosen, own, expected) => {
  expect(reasonText(chosen, own)).toBe(expected);
});
