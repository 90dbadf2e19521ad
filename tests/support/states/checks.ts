import type { Check } from './check';
import { axe } from './checks/axe';
import { dialog } from './checks/dialog';
import { reflow } from './checks/reflow';
import { structure } from './checks/structure';
import { words } from './checks/words';

/** The checks of every state, in the order in which they run. */
export const checks: readonly Check[] = [dialog, structure, words, reflow, axe];
