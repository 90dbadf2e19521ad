import { readFileSync } from 'node:fs';
import { withoutThrowing } from '../../../scripts/bundles/malformed-addresses';

const ROUTER = 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';

/** What a patched expression says about an address. */
const resultOf = (expression: string, address: string, file = 'any.js') =>
  new Function('address', `return ${withoutThrowing(expression, file)}`)(address);

test.each([['%'], ['100%'], ['%E0%A4%A']])('what decodes an address keeps a malformed one: %s', (address) => {
  expect(resultOf('decodeURI(address)', address)).toBe(address);
  expect(resultOf('decodeURIComponent(address)', address)).toBe(address);
  expect(resultOf('[address].map(decodeURIComponent)', address)).toEqual([address]);
});

test('a readable address is decoded as ever', () => {
  expect(resultOf('decodeURIComponent(address)', 'K%C3%B6ln%2F1')).toBe('Köln/1');
});

test.each([
  ['/booking-details/2026%2F0815', '/booking-details/2026%2F0815'],
  ['/booking-details/2026%252F0815', '/booking-details/2026%252F0815'],
  ['/booking%2Ddetails/%c3%bc', '/booking-details/%C3%BC'],
  ['/booking-details/%', '/booking-details/%'],
  ['/booking-details/%E0%A4%A', '/booking-details/%E0%A4%A'],
])('the router keeps the path %s as the browser has it, spelt in one way', (path, kept) => {
  const source = '[encodeURI(decodeURI(address)),decodeURIComponent][0]';
  expect(resultOf(source, path, ROUTER)).toBe(kept);
});

test('a file that decodes in another way ends the build', () => {
  expect(() => withoutThrowing('read(address)', 'any.js')).toThrow(/any\.js decodes addresses in another way/);
  expect(() => withoutThrowing('decodeURIComponent(address)', ROUTER)).toThrow(/reach-router/);
});

test('the router that is installed is one that can be mended', () => {
  const source = readFileSync(ROUTER, 'utf8');
  expect(withoutThrowing(source, ROUTER)).not.toMatch(/(?<!\{return )decodeURIComponent(?!\(text\))/);
});
