import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getMoreOptions } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { useNearbyVehicles } from '../map/use-nearby';
import { extraKinds, extrasOf, missingExtras } from './extras';

/** The extras seldom change. */
const EXTRAS_FRESH_MS = 600_000;

/** What can be asked for beside the vehicle. */
export interface Extras {
  readonly status: 'loading' | 'known' | 'failed';
  /** Null while it is not known; the form works without it. */
  readonly offered: readonly ExtraOption[] | null;
  /** The ids of those that no offered vehicle has. */
  readonly missing: ReadonlySet<string>;
}

/** The extras of the company, and which of them neither a free taxi nor a category on offer has. */
export function useExtras(categories: readonly VehicleCategory[]): Extras {
  const { data, isError } = useQuery({
    queryKey: queryKeys.moreOptions,
    staleTime: EXTRAS_FRESH_MS,
    refetchOnWindowFocus: false,
    queryFn: async () => valueOrThrow(await getMoreOptions()),
  });
  const { fleet } = useNearbyVehicles();
  const categoriesOfTaxis = () => [...new Set(fleet.get().flatMap((taxi) => taxi.carCategories))].sort().join('\n');
  // A text: the same categories of taxis that have moved draw nothing anew.
  const ofTaxis = useSyncExternalStore(fleet.subscribe, categoriesOfTaxis, categoriesOfTaxis);
  const offered = data ? extraKinds.flatMap((kind) => extrasOf(kind, data)) : null;
  const words = [...ofTaxis.split('\n'), ...categories.flatMap(({ id, name }) => [id, name])];
  if (offered) return { status: 'known', offered, missing: missingExtras(offered, words) };
  return { status: isError ? 'failed' : 'loading', offered, missing: new Set() };
}
