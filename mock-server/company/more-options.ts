import type { MoreOption, Wire } from '../../src/backend/wire';

/** Extras a customer can ask for (Spec §3): `c-` is a car category, `d-` a feature of the driver. */
export const moreOptions: readonly Wire<typeof MoreOption>[] = [
  { id: 'c-1', name: 'Child seat' },
  { id: 'c-2', name: 'Wheelchair accessible' },
  { id: 'c-3', name: 'Large boot' },
  { id: 'd-1', name: 'Non-smoker' },
  { id: 'd-2', name: 'Speaks English' },
  { id: 'd-3', name: 'Helps with luggage' },
];
