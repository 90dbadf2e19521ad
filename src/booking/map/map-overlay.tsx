import type { CallFailure } from '../../backend/failure';
import type { VehicleCategory } from '../../backend/types';
import type { Place } from '../../lib/places/place';
import { MapCards } from './map-cards';
import { MapTools } from './map-tools';
import { PinCard } from './pin-card';
import type { NearbyFleet } from './use-nearby-vehicles';
import type { usePin } from './use-pin';

interface MapOverlayProps {
  readonly pickup: Place | null;
  /** The vehicle that the arriving soon card is about. */
  readonly vehicle: VehicleCategory | null;
  readonly isNow: boolean;
  readonly pin: ReturnType<typeof usePin>;
  readonly fleet: NearbyFleet;
  /** The call for the taxis that failed; null if none has. */
  readonly failure: CallFailure | null;
  /** The customer's position: the pickup if none is typed. */
  readonly onPosition: (place: Place) => void;
  /** The pickup is typed rather than set with the pin. */
  readonly onType: () => void;
}

/** The buttons and cards over the map, in their own chunk: without a map there are none. */
export function MapOverlay({ pickup, vehicle, isNow, pin, fleet, failure, onPosition, onType }: MapOverlayProps) {
  return (
    <>
      <MapTools pickup={pickup} pin={pin} onPosition={onPosition} />
      {pin.moved ? (
        <PinCard
          began={pin.moved.began}
          hasPickup={pickup !== null}
          isSearching={pin.isSearching}
          onMove={pin.move}
          onUse={pin.use}
          onCancel={() => {
            pin.cancel();
            if (!pickup) onType();
          }}
        />
      ) : (
        <MapCards pickup={pickup} vehicle={vehicle} isNow={isNow} fleet={fleet} failure={failure} />
      )}
    </>
  );
}
