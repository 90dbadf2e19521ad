import type { Policies } from '../../port/service';

/** The open services ask for credits only. */
export const policies: Policies | null = null;
