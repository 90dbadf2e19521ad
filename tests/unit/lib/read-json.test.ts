import { readJson } from '../../../src/lib/reading';

test.each([
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['[12345678901234567890,1]', ['12345678901234567890', 1]],
  ['{"id":12345678901234567890 }', { id: '12345678901234567890' }],
])('A whole number beyond 2^53 keeps its digits, as text (D47): %s', (json, value) => {
  expect(readJson(json)).toEqual(value);
});

describe('Everything else is read as JSON says', () => {
  test.each([
    ['{"a":"12345678901234567890"}'],
    ['{"a \\"12345678901234567890":1}'],
    ['{"a\\\\":"\\"12345678901234567890, 12345678901234567891"}'],
    ['0.12345678901234567890'],
    ['1234567890123456789.5'],
    ['1234567890123456789e3'],
    ['1e-1234567890123456'],
    ['[0,-1,4.5,true,null,"1",{}]'],
  ])('%s', (json) => {
    expect(readJson(json)).toEqual(JSON.parse(json));
  });

  test.each([[''], ['{'], ['"12345678901234567890'], ['[12345678901234567890'], ['<html>12345678901234567890']])(
    'no JSON: %s',
    (text) => {
      expect(() => readJson(text)).toThrow(SyntaxError);
    },
  );

  test('a text that never ends is refused before the search for numbers, which would take 16 s', () => {
    const text = `"12345678901234567890${'\\"'.repeat(50_000)}`;
    const search = jest.spyOn(String.prototype, 'replace');
    expect(() => readJson(text)).toThrow(SyntaxError);
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  });
});
