import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { AddressField } from '../../maps/address-field';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { type BookingForm, fieldId } from '../form/form';
import { useStartLink } from '../form/use-start-link';

/** Suggestions for the start are looked for around the map's centre, for the end around the pickup (Spec §5, D36). */
const START_RADIUS_M = 1_000;
const END_RADIUS_M = 30_000;

interface AddressFieldsProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  readonly startError: string | undefined;
}

/** From and to, on the trip line. The end location is not required (Spec §5). */
export function AddressFields({ form, values, startError }: AddressFieldsProps) {
  const { t } = useTranslation('booking');
  const { start, startPlace, end, endPlace } = values;
  const { text: linkedStart } = useStartLink();
  return (
    <TripLine
      of="fields"
      start={
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
          area={{ center: site.map.center, radiusMeters: START_RADIUS_M }}
          error={startError}
          opensWith={linkedStart}
          isRequired
        />
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
          area={{ center: startPlace?.coordinates ?? site.map.center, radiusMeters: END_RADIUS_M }}
          hint={end.trim() && !endPlace ? t('address.notChosen') : undefined}
        />
      }
    />
  );
}
