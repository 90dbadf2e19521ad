import { type FormEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../backend/types';
import { FailureReference } from '../i18n/failure-reference';
import { useTranslation } from '../i18n/use-translation';
import { CreditBesideMap } from '../maps/addresses/address-credit';
import { SavedPlaces } from '../maps/addresses/saved-places';
import { focusField } from '../ui/form/field';
import type { ProblemList } from '../ui/form/problem-list';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import * as styles from './booking-form-panel.module.css';
import { BookingOptions } from './booking-options';
import type { Extras } from './extras/use-extras';
import { type BookingForm, fieldId, formId, type OpenOption, optionOf } from './form/form';
import { PersonFields } from './form/person-fields';
import type { BookAgain } from './form/use-book-again';
import type { BookingField, BookingSentence } from './form/validate';
import type { OptionalDetails } from './more/more';
import { AddressFields } from './trip/address-fields';
import type { Vehicles } from './vehicles/use-vehicles';
import { VehicleList } from './vehicles/vehicle-list';

/** Loaded lazily: each wrong field says it, too. */
const bookingProblems = lazyPart(async () => (await import('./form/booking-problems')).BookingProblems);

interface BookingFormPanelProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  readonly linkedStart: string;
  readonly vehicles: Vehicles;
  readonly chosen: VehicleCategory | null;
  readonly extras: Extras;
  readonly more: OptionalDetails | null;
  readonly onMore: (more: OptionalDetails) => void;
  readonly again: BookAgain;
  readonly problems: ProblemList<BookingField, BookingSentence>;
  /** The field to go to, a new object each time; null for none. */
  readonly focusRequest: { readonly field: BookingField } | null;
  /** A sentence of the summary was pressed. */
  readonly onGo: (field: BookingField) => void;
  readonly hasTimePassed: boolean;
  readonly onNow: () => void;
  readonly onSubmit: () => void;
}

/** The left panel: the booking form (Spec §2). */
export function BookingFormPanel(props: BookingFormPanelProps) {
  const { form, values, linkedStart, vehicles, chosen, problems, extras, again, focusRequest, hasTimePassed, onNow } =
    props;
  const { more, onMore } = props;
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState<OpenOption | null>(null);
  const { Part: BookingProblems } = useLazyPart(bookingProblems, problems.attempt);
  const errorOf = (field: BookingField) => {
    const sentence = problems.at(field);
    return sentence ? t(sentence) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };

  // A folded field is opened first, and takes the focus when it is there.
  useEffect(() => {
    if (!focusRequest) return;
    const option = optionOf(focusRequest.field);
    if (option) setOpen({ option, field: focusRequest.field });
    else focusField(fieldId(focusRequest.field));
  }, [focusRequest]);

  return (
    // Until the script has loaded, `dialog` keeps the browser from submitting: a GET would put name and phone into the
    // address (D37).
    <form id={formId} method="dialog" className={styles.panel} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p role="status" className={styles.again}>
        {again.state !== 'none' && t(`again.${again.state === 'filled' && !chosen ? 'filledButVehicle' : again.state}`)}
        {again.state === 'failed' && (
          <>
            {' '}
            <FailureReference failure={again.failure} />
          </>
        )}
      </p>
      <AddressFields
        form={form}
        values={values}
        linkedStart={linkedStart}
        startError={errorOf('start')}
        endError={errorOf('end')}
      />
      <BookingOptions
        open={open}
        onOpen={setOpen}
        form={form}
        values={values}
        extras={extras}
        more={more}
        onMore={onMore}
        hasTimePassed={hasTimePassed}
        onNow={onNow}
        errorOf={errorOf}
      />
      <VehicleList
        vehicles={vehicles}
        chosen={chosen}
        persons={values.numberOfPersons}
        isNow={values.isNow}
        extras={extras}
        chosenExtras={values.moreOption}
        onChoose={(option) => form.setValue('vehicleOption', option)}
        error={errorOf('vehicleOption')}
      />
      <PersonFields
        form={form}
        name={values.name}
        phone={values.phone}
        isForOther={Boolean(more?.values.passenger)}
        nameError={errorOf('name')}
        phoneError={errorOf('phone')}
      />
      <SavedPlaces chosen={[values.startPlace, values.endPlace].filter((place) => place !== null)} />
      <CreditBesideMap />
      {/* At the end, and so near the button: nothing that is being mended moves. */}
      <div className={styles.problems}>
        {BookingProblems && <BookingProblems problems={problems} onGo={props.onGo} />}
      </div>
    </form>
  );
}
