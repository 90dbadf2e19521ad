import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { valueOrThrow } from '../../lib/result';
import { waysService } from '../service/chosen-services';
import { mayAsk, useServiceStatus } from '../service/service-status';
import type { DrivingRoute } from './find-route';

/** The way between two places, as far as it is known. */
export interface DrivingRouteSearch {
  /** Null without two places, while it is looked for, and when that failed (Spec §8). */
  readonly route: DrivingRoute | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** The first screen needs no route: its code is a chunk of its own. */
const loadRouting = () => import('./find-route');

/** Looks for the way between two places; an answer to older places belongs to another key and is dropped. */
export function useDrivingRoute(from: Coordinates | null, to: Coordinates | null): DrivingRouteSearch {
  // Before the visitor has allowed the maps there is nobody to ask (D27); afterwards the question is put by itself.
  const canAsk = mayAsk(useServiceStatus(waysService));
  // With one end chosen, the code loads while the other is being entered. If that fails, the route's own request tries
  // again and reports it.
  const isLikely = from !== null || to !== null;
  useEffect(() => {
    if (isLikely) loadRouting().catch(() => {});
  }, [isLikely]);
  const { data, isLoading, isError } = useQuery({
    queryKey: ['route', from, to],
    enabled: from !== null && to !== null && canAsk,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!from || !to) return null;
      const { findRoute } = await loadRouting();
      return valueOrThrow(await findRoute(from, to));
    },
  });
  return { route: data ?? null, isLoading, hasFailed: isError };
}
