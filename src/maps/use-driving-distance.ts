import { useQuery } from '@tanstack/react-query';
import type { Coordinates } from '../lib/coordinates';
import { valueOrThrow } from '../lib/result';
import { findDistance } from './distance-matrix';
import { mayAsk, useMapsStatus } from './maps-status';

/** How long the way is between two points, in km; null without two, while it is asked for, and when that failed. */
export function useDrivingDistance(from: Coordinates | null, to: Coordinates | null): number | null {
  // Before the visitor has allowed the maps there is nobody to ask (D27).
  const canAsk = mayAsk(useMapsStatus());
  const { data } = useQuery({
    queryKey: ['distance', from, to],
    enabled: from !== null && to !== null && canAsk,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (from && to ? valueOrThrow(await findDistance(from, to)) : null),
  });
  return data ?? null;
}
