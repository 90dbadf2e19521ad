import { useQuery } from '@tanstack/react-query';
import type { Coordinates } from '../../lib/coordinates';
import { valueOrThrow } from '../../lib/result';
import { routingService } from '../service/chosen-services';
import { mayAsk, useServiceStatus } from '../service/service-status';
import { findDistance } from './find-route';

/** The length of the route between two points, in km; null without two points, while loading, and after a failure. */
export function useDrivingDistance(from: Coordinates | null, to: Coordinates | null): number | null {
  // Before the visitor's consent no request is allowed (D27).
  const canAsk = mayAsk(useServiceStatus(routingService));
  const { data } = useQuery({
    queryKey: ['distance', from, to],
    enabled: from !== null && to !== null && canAsk,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (from && to ? valueOrThrow(await findDistance(from, to)) : null),
  });
  return data ?? null;
}
