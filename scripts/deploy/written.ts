/** The first line of every written file. */
export const WRITTEN = '# Written by the build (scripts/deploy). A change here is lost: change src/address-table.ts.';
