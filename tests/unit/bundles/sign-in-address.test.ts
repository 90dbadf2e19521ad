import { readFileSync } from 'node:fs';
import useStandIn from '../../../scripts/bundles/sign-in-address.cjs';

const addresses = { from: 'https://accounts.google.com/gsi/client', to: 'http://localhost:3001/gsi/client' };
const load = (source: string): string => useStandIn.call({ getOptions: () => addresses, cacheable: () => {} }, source);

test('the sign-in library loads the stand-in’s script', () => {
  const source = readFileSync('node_modules/@react-oauth/google/dist/index.esm.js', 'utf8');
  expect(load(source)).toBe(source.replace(addresses.from, addresses.to));
});

test.each(['', `'${addresses.from}' '${addresses.from}'`])('another text ends the build: %j', (source) => {
  expect(() => load(source)).toThrow('does not name https://accounts.google.com/gsi/client once');
});
