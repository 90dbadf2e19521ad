import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language';
import type { Coordinates } from '../../lib/coordinates';
import { valueOrThrow } from '../../lib/result';
import { addressAt } from '../../maps/addresses/fetch-look-up';
import { addressesService } from '../../maps/service/chosen-services';
import { useServiceStatus } from '../../maps/service/service-status';

/**
 * The map service's address for coordinates: null if unknown, without that service (`canAsk`), and without coordinates.
 * With `decimals` a moving position is asked about anew only when these change.
 */
export function useAddressNear(
  coordinates: Coordinates | null,
  decimals?: number,
): { readonly address: string | null; readonly canAsk: boolean } {
  const language = useLanguage();
  const canAsk = useServiceStatus(addressesService) === 'loaded';
  const place =
    decimals === undefined || !coordinates
      ? coordinates
      : [coordinates.lat.toFixed(decimals), coordinates.lng.toFixed(decimals)];
  const { data } = useQuery({
    queryKey: ['address-at', place, language],
    enabled: coordinates !== null && canAsk,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const found = coordinates && (await addressAt(coordinates, language));
      // That there is none is an answer; what has failed is asked again.
      return !found || (!found.ok && found.failure === 'no-address') ? null : valueOrThrow(found).label;
    },
  });
  return { address: data ?? null, canAsk };
}
