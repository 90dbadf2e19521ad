import type { Check } from './check';
import { checks } from './checks';
import { picture } from './checks/picture';
import { type Circumstance, circumstances } from './circumstances';
import { allRows, pairwiseRows, type Row, shortRows } from './rows';

/** The scope of the walks. */
interface Mode {
  /** The rows of the state at this index in the list. */
  rowsOf(place: number): readonly Row[];
  readonly checks: readonly Check[];
  readonly circumstances: readonly Circumstance[];
  /** The use of the accessibility trees. */
  readonly trees: 'compared' | 'written' | 'ignored';
  /** Whether a walk may take longer than other stories. */
  readonly isLong: boolean;
}

const modes: Readonly<Record<string, Mode>> = {
  /** `npm test`. */
  short: { rowsOf: shortRows, checks, circumstances: [], trees: 'ignored', isLong: false },
  /** The stories of `npm run test:all`. */
  pairs: { rowsOf: pairwiseRows, checks, circumstances: [], trees: 'ignored', isLong: false },
  /** `npm run test:states`. */
  all: { rowsOf: () => allRows, checks, circumstances, trees: 'compared', isLong: true },
  /** `npm run states:pictures`. */
  pictures: {
    rowsOf: () => allRows.filter(({ width }) => width === 360),
    checks: [picture],
    circumstances: [],
    trees: 'ignored',
    isLong: true,
  },
  /** `npm run states:trees`. */
  trees: { rowsOf: () => [], checks: [], circumstances: [], trees: 'written', isLong: false },
};

function modeNamed(name: string): Mode {
  const found = modes[name];
  if (!found) throw new Error(`STATES is one of ${Object.keys(modes).join(', ')}, not ${name}`);
  return found;
}

/** The mode of this run, from the variables STATES and TEST_LENGTH. */
export const mode = modeNamed(process.env.STATES || (process.env.TEST_LENGTH === 'short' ? 'short' : 'pairs'));
