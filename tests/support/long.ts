/**
 * Details of a story that `npm run test:all` runs and `npm test` leaves out: a further row of a table, or a detail for
 * which a faster test has the rule (docs/testing.md, "Short and long").
 */
export const long = { tag: '@long' } as const;

/** For the stories of a table: `npm test` runs the short rows, `npm run test:all` every row. */
export const longUnless = (isShort: boolean) => (isShort ? {} : long);
