import type { Place } from '../../lib/places/place';
import { Field } from '../../ui/form/field';
import { CONNECTION_MAX, LUGGAGE_MAX } from './more';
import { CheckChoice, MoreSection, type MoreSectionProps, useMoreTexts } from './more-section';
import { StopFields } from './stop-fields';

interface WishFieldsProps extends MoreSectionProps {
  readonly pickup: Place | null;
}

const pieces = Array.from({ length: LUGGAGE_MAX + 1 }, (_, number) => number);

/** Stops, flight or train, luggage, help: lines for the driver. */
export function WishFields({ values, onChange, pickup }: WishFieldsProps) {
  const { t } = useMoreTexts();
  return (
    <MoreSection name="wishes" title={t('wishes.title')}>
      <StopFields
        stops={values.stops}
        pickup={pickup}
        onChange={(change) => onChange(({ stops }) => ({ stops: change(stops) }))}
      />
      <Field id="booking-connection" label={t('wishes.connection')} note={t('optional')}>
        {(control) => (
          <input
            type="text"
            autoComplete="off"
            maxLength={CONNECTION_MAX}
            {...control}
            value={values.connection}
            onChange={(event) => onChange({ connection: event.target.value })}
          />
        )}
      </Field>
      <Field id="booking-luggage" label={t('wishes.luggage')}>
        {(control) => (
          <select
            {...control}
            value={values.luggage}
            onChange={(event) => onChange({ luggage: Number(event.target.value) })}
          >
            {pieces.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckChoice
        id="booking-helpAtDoor"
        isChecked={values.needsHelpAtDoor}
        onChange={(needsHelpAtDoor) => onChange({ needsHelpAtDoor })}
      >
        {t('wishes.helpAtDoor')}
      </CheckChoice>
    </MoreSection>
  );
}
