import type { Policies } from '../../port/service';

/** The open services require credits only. */
export const policies: Policies | null = null;
