import { useSyncExternalStore } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { createStore } from '../../lib/store';

/** Where the customer is, once they have asked for it; kept nowhere, gone with the page. */
export const customerPosition = createStore<Coordinates | null>(null);

/** The customer's position for components; null until it was asked for and found. */
export const useCustomerPosition = (): Coordinates | null =>
  useSyncExternalStore(customerPosition.subscribe, customerPosition.get, () => null);
