import { readFragment } from '../../../src/lib/links';

test.each([
  ['#from=Auestadion', [['from', 'Auestadion']]],
  [
    'from=K%C3%B6ln&to=x+y',
    [
      ['from', 'Köln'],
      ['to', 'x y'],
    ],
  ],
  ['#from=%E0%A4%A&to=Kassel', [['to', 'Kassel']]],
  ['#from=Rabatt%2050%', []],
  ['#100%', []],
  ['', []],
])('a malformed part of a fragment is no part: %s', (fragment, parts) => {
  expect([...readFragment(fragment)]).toEqual(parts);
});
