import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { getMoreOptions } from '../../backend/vehicles/vehicle-calls';
import { valueOrThrow } from '../../lib/result';
import { useNearbyVehicles } from '../map/use-nearby-vehicles';
import { extraKinds, extrasOf, unavailableExtras } from './extras';

const EXTRAS_FRESH_MS = 600_000;

/** The extras that the company offers. */
export interface Extras {
  readonly status: 'loading' | 'known' | 'failed';
  /** The failed call; null without one. */
  readonly failure: CallFailure | null;
  /** Null while unknown; the form works without it. */
  readonly offered: readonly ExtraOption[] | null;
  /** The ids that no offered vehicle has. */
  readonly missing: ReadonlySet<string>;
  /** The words that describe free taxis, each combination once. */
  readonly taxis: readonly (readonly string[])[];
}

/** The company's extras, and the ids that neither a free taxi nor an offered category has. */
export function useExtras(categories: readonly VehicleCategory[]): Extras {
  const { data, error: failure } = useQuery<readonly ExtraOption[], CallFailure>({
    queryKey: queryKeys.moreOptions,
    staleTime: EXTRAS_FRESH_MS,
    refetchOnWindowFocus: false,
    queryFn: async () => valueOrThrow(await getMoreOptions()),
  });
  const { fleet } = useNearbyVehicles();
  const wordsOfTaxis = () => [...new Set(fleet.get().map((taxi) => taxi.carCategories.join('\n')))].sort().join('\n\n');
  // One string: taxis that move but keep their categories cause no render.
  const ofTaxis = useSyncExternalStore(fleet.subscribe, wordsOfTaxis, wordsOfTaxis);
  const taxis = ofTaxis.split('\n\n').map((words) => words.split('\n'));
  const offered = data ? extraKinds.flatMap((kind) => extrasOf(kind, data)) : null;
  const words = [...taxis.flat(), ...categories.flatMap(({ id, name }) => [id, name])];
  const status = offered ? 'known' : failure ? 'failed' : 'loading';
  return { status, failure, offered, missing: unavailableExtras(offered ?? [], words), taxis };
}
