/**
 * Details of a story that `npm run test:all` runs and `npm test` leaves out: a further row of a table, or a detail for
 * which a faster test has the rule (docs/testing.md, "Short and long").
 */
export const long = { tag: '@long' } as const;

/** Rows of a table in jest: `npm test` runs the first `count`, every other command all. */
export const shortTable = <Row>(count: number, rows: readonly Row[]): readonly Row[] =>
  process.env.TEST_LENGTH === 'short' ? rows.slice(0, count) : rows;

/** For the stories of a table: `npm test` runs the short rows, `npm run test:all` every row. */
export const longUnless = (isShort: boolean) => (isShort ? {} : long);
