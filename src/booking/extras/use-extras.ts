import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getMoreOptions } from '../../backend/calls';
import { queryKeys } from '../../backend/query-keys';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { valueOrThrow } from '../../lib/result';
import { useNearbyVehicles } from '../map/use-nearby-vehicles';
import { extraKinds, extrasOf, unavailableExtras } from './extras';

const EXTRAS_FRESH_MS = 600_000;

/** The extras that the company offers. */
export interface Extras {
  readonly status: 'loading' | 'known' | 'failed';
  /** Null while unknown; the form works without it. */
  readonly offered: readonly ExtraOption[] | null;
  /** The ids that no offered vehicle has. */
  readonly missing: ReadonlySet<string>;
}

/** The company's extras, and the ids that neither a free taxi nor an offered category has. */
export function useExtras(categories: readonly VehicleCategory[]): Extras {
  const { data, isError } = useQuery({
    queryKey: queryKeys.moreOptions,
    staleTime: EXTRAS_FRESH_MS,
    refetchOnWindowFocus: false,
    queryFn: async () => valueOrThrow(await getMoreOptions()),
  });
  const { fleet } = useNearbyVehicles();
  const categoriesOfTaxis = () => [...new Set(fleet.get().flatMap((taxi) => taxi.carCategories))].sort().join('\n');
  // One string: taxis that move but keep their categories cause no render.
  const ofTaxis = useSyncExternalStore(fleet.subscribe, categoriesOfTaxis, categoriesOfTaxis);
  const offered = data ? extraKinds.flatMap((kind) => extrasOf(kind, data)) : null;
  const words = [...ofTaxis.split('\n'), ...categories.flatMap(({ id, name }) => [id, name])];
  if (offered) return { status: 'known', offered, missing: unavailableExtras(offered, words) };
  return { status: isError ? 'failed' : 'loading', offered, missing: new Set() };
}
