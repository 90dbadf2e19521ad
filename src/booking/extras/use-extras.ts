import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { ExtraOption, VehicleCategory } from '../../backend/types';
import { getMoreOptions } from '../../backend/vehicles/vehicle-calls';
import { valueOrThrow } from '../../lib/result';
import { useNearbyVehicles } from '../map/use-nearby-vehicles';
import { extraKinds, extrasOf, unavailableExtras } from './extras';

const EXTRAS_FRESH_MS = 600_000;

/** The extras that the company offers. */
export interface OfferedExtras {
  readonly status: 'loading' | 'known' | 'failed';
  /** The failed call; null without one. */
  readonly failure: CallFailure | null;
  /** Null while unknown; the form works without it. */
  readonly offered: readonly ExtraOption[] | null;
}

/** The company's extras. Only parts that load later need them: the order, and the fields and notes about extras. */
export function useOfferedExtras(): OfferedExtras {
  const { data, error: failure } = useQuery<readonly ExtraOption[], CallFailure>({
    queryKey: queryKeys.moreOptions,
    staleTime: EXTRAS_FRESH_MS,
    refetchOnWindowFocus: false,
    queryFn: async () => valueOrThrow(await getMoreOptions()),
  });
  if (data) return { status: 'known', failure, offered: extraKinds.flatMap((kind) => extrasOf(kind, data)) };
  return { status: failure ? 'failed' : 'loading', failure, offered: null };
}

/** The company's extras, and what free taxis and the offered vehicles say about them. */
interface Extras extends OfferedExtras {
  /** The ids that neither a free taxi nor an offered vehicle has. */
  readonly missing: ReadonlySet<string>;
  /** The words that describe free taxis, each combination once. */
  readonly taxis: readonly (readonly string[])[];
}

/** The company's extras, the words of free taxis, and the ids that neither a free taxi nor an offered vehicle has. */
export function useExtras(vehicles: readonly VehicleCategory[]): Extras {
  const extras = useOfferedExtras();
  const { fleet } = useNearbyVehicles();
  const free = useSyncExternalStore(fleet.subscribe, fleet.get, fleet.get);
  // Thousands of taxis have few combinations of words.
  const taxis = useMemo(
    () => [...new Set(free.map((taxi) => taxi.carCategories.join('\n')))].map((words) => words.split('\n')),
    [free],
  );
  const words = [...taxis.flat(), ...vehicles.flatMap(({ id, name }) => [id, name])];
  return { ...extras, taxis, missing: unavailableExtras(extras.offered ?? [], words) };
}
