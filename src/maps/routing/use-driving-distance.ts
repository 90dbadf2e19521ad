import { useQuery } from '@tanstack/react-query';
import type { Coordinates } from '../../lib/coordinates';
import { valueOrThrow } from '../../lib/result';
import { waysService } from '../service/chosen-services';
import { mayAsk, useServiceStatus } from '../service/service-status';
import { findDistance } from './find-route';

/** How long the way is between two points, in km; null without two, while it is asked for, and when that failed. */
export function useDrivingDistance(from: Coordinates | null, to: Coordinates | null): number | null {
  // Before the visitor has allowed the maps there is nobody to ask (D27).
  const canAsk = mayAsk(useServiceStatus(waysService));
  const { data } = useQuery({
    queryKey: ['distance', from, to],
    enabled: from !== null && to !== null && canAsk,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (from && to ? valueOrThrow(await findDistance(from, to)) : null),
  });
  return data ?? null;
}
