/** Stories mostly begin with an order. */
export const beginnings = [
  [],
  ['anna signs in', 'submits', 'confirms'],
  ['anna signs in', 'types', 'submits', 'confirms', 'the ride is ACCEPTED', 'opens the ride', 'a second passes'],
  ['types', 'submits', 'anna signs in', 'goes on after the login', 'confirms'],
];

/** Actions that belong together more often than by chance. */
export const phrases = [
  ['submits', 'confirms'],
  ['submits', 'confirms', 'wants another'],
  ['submits', 'confirms', 'wants another', 'confirms another'],
  ['order: lost after', 'submits', 'confirms'],
  ['order: hangs after', 'submits', 'confirms', 'ten seconds pass', 'ten seconds pass'],
  ['order: hangs before', 'submits', 'confirms', 'a minute passes'],
  ['order: refused', 'submits', 'confirms', 'ten seconds pass', 'retries'],
  ['order: lost before', 'submits', 'confirms', 'ten seconds pass', 'retries'],
  ['order: no id', 'submits', 'confirms', 'ten seconds pass'],
  ['reads: refused', 'order: lost after', 'submits', 'confirms', 'ten seconds pass'],
  ['reads: none', 'checks again', 'ten seconds pass'],
  ['opens a second tab', 'submits', 'confirms'],
  ['goes back', 'submits', 'confirms'],
  ['the ride is ACCEPTED', 'opens the ride'],
  ['the ride is CANCELED', 'goes back'],
  ['cancels the search', 'ten seconds pass'],
  ['line: down', 'the line drops', 'cancels the ride', 'ten seconds pass'],
  ['logs out', 'ben signs in'],
  ['the token is refused', 'ten seconds pass', 'anna signs in'],
  ['types', 'reloads'],
  ['opens the booking screen', 'types'],
  ['reloads', 'a second passes', 'checks again'],
] as const;
