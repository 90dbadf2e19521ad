import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import { namedPlace, type Place } from '../../lib/places/place';
import { AddressField } from '../../maps/addresses/address-field';
import type { ServiceStatus } from '../../maps/port/service';
import { useCustomerPosition } from '../../maps/position/position';
import { addressesService } from '../../maps/service/chosen-services';
import { canLookUp, useServiceStatus } from '../../maps/service/service-status';
import { isAlwaysMetered } from '../../price/price';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import { type BookingForm, fieldId } from '../form/form';
import { useSearchLink } from '../form/use-start-link';
import * as styles from './address-fields.module.css';
import { PositionButton, PositionNews, SwapButton, usePickupPosition } from './pickup-tools';

const pickupHelp = lazyPart(async () => (await import('./pickup-help')).PickupHelp);

/** The radius of the suggestions around their centre (Spec §5). */
const START_RADIUS_M = 1_000;
const END_RADIUS_M = 30_000;

interface AddressFieldsProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  /** The pickup text of a link, looked up as if typed; empty for none. */
  readonly linkedStart: string;
  readonly startError: string | undefined;
  readonly endError: string | undefined;
}

/**
 * Pickup and destination, joined by the trip line. The end location is not required (Spec §5). Suggestions for the
 * start are centred on the customer's position, else the map's centre; those for the end on the pickup (D36).
 */
export function AddressFields({ form, values, linkedStart, startError, endError }: AddressFieldsProps) {
  const { t } = useTranslation(['booking', 'price']);
  const { start, startPlace, end, endPlace } = values;
  const search = useSearchLink();
  const position = useCustomerPosition();
  const maps = useServiceStatus(addressesService);
  const located = usePickupPosition(form);
  const pickup = startPlace?.coordinates ?? position;
  const cannotBeSelected = !canLookUp(maps) && !startPlace && start.trim() !== '';

  const { Part: PickupHelp } = useLazyPart(pickupHelp, cannotBeSelected);

  const isTypedTaken = position !== null && startPlace?.id === formatCoordinates(position) && !canLookUp(maps);

  // If address lookup is unavailable, a typed pickup counts as selected once the position is known (D27).
  useEffect(() => {
    const selected = selectedPlace({ text: start, place: startPlace, maps, position });
    if (selected !== startPlace) form.setValue('startPlace', selected);
  }, [form, start, startPlace, maps, position]);

  /**
   * A house number that the chosen place lacks is added to the instructions, where the customer can see and edit it.
   */
  const tellDriver = (houseNumber: string) => {
    const line = t('address.houseNumber', { houseNumber });
    const instructions = form.getValues('instructions');
    if (instructions.includes(line)) return;
    form.setValue('instructions', [line, instructions].filter(Boolean).join('\n'));
  };

  return (
    <div className={styles.trip}>
      <TripLine
        of="fields"
        start={
          <>
            <AddressField
              id={fieldId('start')}
              label={t('form.start')}
              example={t('form.startExample')}
              text={start}
              place={startPlace}
              onChange={(text, place) => {
                form.setValue('start', text);
                form.setValue('startPlace', place);
              }}
              area={{ center: position ?? site.map.center, radiusMeters: START_RADIUS_M, origin: position }}
              hint={isTypedTaken ? t(isAlwaysMetered() ? 'address.typedTaken' : 'price:typedTaken') : undefined}
              error={startError}
              opensWith={linkedStart}
              isOpened={search === 'start'}
              onNumberKept={tellDriver}
              tool={<PositionButton {...located} />}
              onPosition={located.press}
              isRequired
            />
            <PositionNews state={located.state} />
            <SwapButton form={form} isTypedTaken={isTypedTaken} />
            {cannotBeSelected && PickupHelp && <PickupHelp values={values} />}
          </>
        }
        end={
          <AddressField
            id={fieldId('end')}
            label={t('form.end')}
            // Without a choice from the list it is a note for the driver.
            note={t(end.trim() && !endPlace ? 'address.asNote' : 'form.optional')}
            example={t('form.endExample')}
            text={end}
            place={endPlace}
            onChange={(text, place) => {
              form.setValue('end', text);
              form.setValue('endPlace', place);
            }}
            area={{ center: pickup ?? site.map.center, radiusMeters: END_RADIUS_M, origin: pickup }}
            error={endError}
            isOpened={search === 'end'}
            onNumberKept={tellDriver}
          />
        }
      />
    </div>
  );
}

/** The facts that decide whether an address field counts as selected. */
interface TypedAddress {
  readonly text: string;
  /** The place chosen from the list, or selected before. */
  readonly place: Place | null;
  readonly maps: ServiceStatus;
  /** The customer's position; null until it is shared. */
  readonly position: Coordinates | null;
}

/**
 * The place of a pickup (Spec §5, D27): the chosen one; if addresses cannot be looked up, the typed text with the
 * customer's position; otherwise null.
 */
export function selectedPlace({ text, place, maps, position }: TypedAddress): Place | null {
  if (place) return place;
  return !canLookUp(maps) && position && text.trim() ? namedPlace(text.trim(), position) : null;
}
