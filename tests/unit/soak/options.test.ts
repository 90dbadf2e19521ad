import { readOptions } from '../../soak/options';

describe('npm run soak', () => {
  test('runs for half an hour with 200 customers and 20 pages', () => {
    expect(readOptions([])).toEqual({ minutes: 30, customers: 200, pages: 20 });
  });

  test.each([
    [['--minutes', '5'], { minutes: 5, customers: 200, pages: 20 }],
    [['--minutes', '0.5', '--customers', '20', '--pages', '0'], { minutes: 0.5, customers: 20, pages: 0 }],
  ])('%j changes that', (words, options) => {
    expect(readOptions(words)).toEqual(options);
  });

  test.each([
    [['--minutes', 'five'], '--minutes: "five" is no time to run'],
    [['--minutes', '0'], '--minutes: "0" is no time to run'],
    [['--minutes', 'Infinity'], '--minutes: "Infinity" is no time to run'],
    [['--customers', '-1'], '--customers: "-1" is no number of customers'],
    [['--pages', '2.5'], '--pages: "2.5" is no number of pages'],
  ])('%j is refused with a sentence', (words, sentence) => {
    const [name, value] = words as [string, string];
    expect(() => readOptions([`${name}=${value}`])).toThrow(sentence);
  });
});
