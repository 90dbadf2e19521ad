import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { formatCoordinates } from '../../lib/coordinates';
import { AddressField } from '../../maps/address-field';
import { useCustomerPosition } from '../../maps/customer-position';
import { canLookUp, useMapsStatus } from '../../maps/maps-status';
import { SavedPlaces } from '../../maps/saved-places';
import { selectedPlace } from '../../maps/selected-place';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { type BookingForm, fieldId, INSTRUCTIONS_MAX } from '../form/form';
import { PickupHelp } from './pickup-help';
import { PickupTools } from './pickup-tools';

/** So far around their centre suggestions are looked for (Spec §5). */
const START_RADIUS_M = 1_000;
const END_RADIUS_M = 30_000;

interface AddressFieldsProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  /** The pickup as text that a link has brought: looked up as if it had been typed; empty for none. */
  readonly linkedStart: string;
  readonly startError: string | undefined;
}

/**
 * From and to, on the trip line. The end location is not required (Spec §5). Suggestions for the start are looked for around the
 * customer's position, else the map's centre, those for the end around the pickup (D36).
 */
export function AddressFields({ form, values, linkedStart, startError }: AddressFieldsProps) {
  const { t } = useTranslation('booking');
  const { start, startPlace, end, endPlace } = values;
  const position = useCustomerPosition();
  const maps = useMapsStatus();
  const pickup = startPlace?.coordinates ?? position;
  const cannotBeSelected = !canLookUp(maps) && !startPlace && start.trim() !== '';

  const isTypedTaken = position !== null && startPlace?.id === formatCoordinates(position) && !canLookUp(maps);

  // Where nobody can look addresses up, a typed pickup counts as selected as soon as the position is known (D27).
  useEffect(() => {
    const selected = selectedPlace({ text: start, place: startPlace, maps, position });
    if (selected !== startPlace) form.setValue('startPlace', selected);
  }, [form, start, startPlace, maps, position]);

  /** A house number that the chosen place lacks goes to the driver: a line that the customer sees and may change. */
  const tellDriver = (houseNumber: string) => {
    const line = t('address.houseNumber', { houseNumber });
    const instructions = form.getValues('instructions');
    if (instructions.includes(line)) return;
    form.setValue('instructions', [line, instructions].filter(Boolean).join('\n').slice(0, INSTRUCTIONS_MAX));
  };

  return (
    <div>
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
              hint={isTypedTaken ? t('address.typedTaken') : undefined}
              error={startError}
              opensWith={linkedStart}
              onNumberKept={tellDriver}
              isRequired
            />
            <PickupTools form={form} />
            {cannotBeSelected && <PickupHelp values={values} />}
          </>
        }
        end={
          <AddressField
            id={fieldId('end')}
            label={t('form.end')}
            note={t('form.optional')}
            example={t('form.endExample')}
            text={end}
            place={endPlace}
            onChange={(text, place) => {
              form.setValue('end', text);
              form.setValue('endPlace', place);
            }}
            area={{ center: pickup ?? site.map.center, radiusMeters: END_RADIUS_M, origin: pickup }}
            hint={<DestinationHint isChosen={endPlace !== null} />}
            onNumberKept={tellDriver}
          />
        }
      />
      <SavedPlaces chosen={[startPlace, endPlace].filter((place) => place !== null)} />
    </div>
  );
}

/** Without a choice from the list the destination is a note for the driver. After the choice the line keeps its room: nothing moves. */
function DestinationHint({ isChosen }: { readonly isChosen: boolean }) {
  const { t } = useTranslation('booking');
  return <span style={isChosen ? { visibility: 'hidden' } : undefined}>{t('address.notChosen')}</span>;
}
