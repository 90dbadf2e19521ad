import type { Check } from './check';
import { checks } from './checks';
import { picture } from './checks/picture';
import { tree } from './checks/tree';
import { type Circumstance, circumstances } from './circumstances';
import { allRows, pairwiseRows, type Row, shortRows } from './rows';

/** The scope of the walks. */
interface Mode {
  /** The rows of the state at this index in the list. */
  rowsOf(place: number): readonly Row[];
  readonly checks: readonly Check[];
  readonly circumstances: readonly Circumstance[];
  /** Whether a walk may take longer than other stories. */
  readonly isLong: boolean;
}

const modes: Readonly<Record<string, Mode>> = {
  /** `npm test`. */
  short: { rowsOf: shortRows, checks, circumstances: [], isLong: false },
  /** `npm test -- browser` and `npm test -- long`. */
  pairs: { rowsOf: pairwiseRows, checks, circumstances: [], isLong: false },
  /** `npm run test:long -- states`. */
  all: { rowsOf: () => allRows, checks, circumstances, isLong: true },
  /** `npm run test:long -- states --pictures`. */
  pictures: {
    rowsOf: () => allRows.filter(({ width }) => width === 360),
    checks: [picture],
    circumstances: [],
    isLong: true,
  },
  /** `npm run test:long -- states --trees`. */
  trees: { rowsOf: () => [], checks: [tree], circumstances: [], isLong: false },
};

function modeNamed(name: string): Mode {
  const found = modes[name];
  if (!found) throw new Error(`STATES is one of ${Object.keys(modes).join(', ')}, not ${name}`);
  return found;
}

/** The mode of this run, from the variables STATES and TEST_LENGTH. */
export const mode = modeNamed(process.env.STATES || (process.env.TEST_LENGTH === 'short' ? 'short' : 'pairs'));
