import type { Check } from './check';
import { axe } from './checks/axe';
import { reflow } from './checks/reflow';
import { words } from './checks/words';

/** The checks of every state, in the order in which they run. */
export const checks: readonly Check[] = [words, reflow, axe];
