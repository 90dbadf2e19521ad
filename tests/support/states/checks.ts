import type { Check } from './check';
import { axe } from './checks/axe';
import { reflow } from './checks/reflow';
import { structure } from './checks/structure';
import { words } from './checks/words';

/** The checks of every state, in the order in which they run. */
export const checks: readonly Check[] = [structure, words, reflow, axe];
