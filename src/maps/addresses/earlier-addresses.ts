import { createStore } from '../../lib/store';
import type { OfferedSuggestion } from './look-up';

/**
 * The addresses of the customer's earlier rides: empty address fields offer them below the stored ones. The booking
 * screen sets them for the signed-in customer, and clears them when it closes or the session ends.
 */
export const earlierAddresses = createStore<readonly OfferedSuggestion[]>([]);
