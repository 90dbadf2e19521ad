import { useSyncExternalStore } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { createStore } from '../../lib/store';

/** The customer's position, after they have shared it; in memory only. Exact, or null. */
export const customerPosition = createStore<Coordinates | null>(null);

/** The customer's position for components; null until it is found. */
export const useCustomerPosition = (): Coordinates | null =>
  useSyncExternalStore(customerPosition.subscribe, customerPosition.get, () => null);
