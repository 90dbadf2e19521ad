import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { valueOrThrow } from '../../lib/result';
import { routingService } from '../service/chosen-services';
import { mayAsk, useServiceStatus } from '../service/service-status';
import type { DrivingRoute } from './find-route';

/** The route between two places, and the state of its search. */
export interface DrivingRouteSearch {
  /** Null without two places, while loading, and after a failure (Spec §8). */
  readonly route: DrivingRoute | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** The first screen needs no route, so its code is a separate chunk. */
const loadRouting = () => import('./find-route');

/**
 * Finds the route between two places; an answer for older places belongs to another key and is dropped. A failed one is
 * looked for again when the network is back, and when its service has failed and is loaded again.
 */
export function useDrivingRoute(from: Coordinates | null, to: Coordinates | null): DrivingRouteSearch {
  // Before the visitor's consent no request is allowed (D27); after it the request starts automatically.
  const status = useServiceStatus(routingService);
  // Once one end is chosen, the code loads while the other is entered. If that fails, the route's own request retries
  // and reports it.
  const isLikely = from !== null || to !== null;
  useEffect(() => {
    if (isLikely) loadRouting().catch(() => {});
  }, [isLikely]);
  const { data, isLoading, isError } = useQuery({
    queryKey: ['route', from, to, status === 'failed'],
    enabled: from !== null && to !== null && mayAsk(status),
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!from || !to) return null;
      const { findRoute } = await loadRouting();
      return valueOrThrow(await findRoute(from, to));
    },
  });
  return { route: data ?? null, isLoading, hasFailed: isError };
}
