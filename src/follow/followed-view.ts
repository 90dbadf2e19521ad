import type { Store } from '../lib/store';
import type { Following } from './following';

/** The state of the friend's page, shared by its own script and the map, which React renders. */
export interface FollowedView {
  readonly following: Following;
  readonly isMapWanted: boolean;
}

declare global {
  interface Window {
    /** Set by the page's own script (src/layout/before-react/follow.ts). */
    followed?: Store<FollowedView>;
  }
}
