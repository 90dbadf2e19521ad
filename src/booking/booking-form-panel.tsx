import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../backend/types';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { ErrorSummary } from '../ui/form/error-summary';
import { Field } from '../ui/form/field';
import type { ProblemList } from '../ui/form/problem-list';
import { Segmented } from '../ui/form/segmented';
import * as styles from './booking-form-panel.module.css';
import { ExtrasFields } from './extras/extras-fields';
import type { Extras } from './extras/use-extras';
import { type BookingForm, fieldId, formId, INSTRUCTIONS_MAX, PERSONS_MAX, PERSONS_MIN } from './form/form';
import { PersonFields } from './form/person-fields';
import type { BookAgain } from './form/use-book-again';
import { type BookingField, type BookingSentence, summaryHeading } from './form/validate';
import { AddressFields } from './trip/address-fields';
import { PickupTime } from './trip/pickup-time';
import type { Vehicles } from './vehicles/use-vehicles';
import { VehicleList } from './vehicles/vehicle-list';

const personsOffered = Array.from({ length: PERSONS_MAX - PERSONS_MIN + 1 }, (_, index) => PERSONS_MIN + index);

interface BookingFormPanelProps {
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  readonly linkedStart: string;
  readonly vehicles: Vehicles;
  readonly chosen: VehicleCategory | null;
  readonly extras: Extras;
  readonly again: BookAgain['state'];
  readonly problems: ProblemList<BookingField, BookingSentence>;
  readonly hasTimePassed: boolean;
  readonly onNow: () => void;
  readonly onSubmit: () => void;
}

/** The left panel: the booking form (Spec §2). */
export function BookingFormPanel(props: BookingFormPanelProps) {
  const { form, values, linkedStart, vehicles, chosen, problems, extras, again, hasTimePassed, onNow } = props;
  const { t } = useTranslation('booking');
  const errorOf = (field: BookingField) => {
    const sentence = problems.at(field);
    return sentence ? t(sentence) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    // Until the script has loaded, `dialog` keeps the browser from submitting: a GET would put name and phone into the
    // address (D37).
    <form id={formId} method="dialog" className={styles.panel} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p role="status" className={styles.again}>
        {again === 'none' ? '' : t(`again.${again === 'filled' && !chosen ? 'filledButVehicle' : again}`)}
      </p>
      <ErrorSummary heading={t(summaryHeading(problems.sentences))} problems={problems} textOf={t} idOf={fieldId} />
      <AddressFields form={form} values={values} linkedStart={linkedStart} startError={errorOf('start')} />
      <VehicleList
        vehicles={vehicles}
        chosen={chosen}
        persons={values.numberOfPersons}
        onChoose={(option) => form.setValue('vehicleOption', option)}
        error={errorOf('vehicleOption')}
      />
      <div className={styles.trip}>
        <Field id={fieldId('numberOfPersons')} label={t('form.persons')} error={errorOf('numberOfPersons')}>
          {(control) => (
            <select {...control} {...form.register('numberOfPersons', { valueAsNumber: true })}>
              {personsOffered.map((persons) => (
                <option key={persons} value={persons}>
                  {persons}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PickupTime
          form={form}
          values={values}
          hasTimePassed={hasTimePassed}
          onNow={onNow}
          dateError={errorOf('date')}
          timeError={errorOf('time')}
        />
      </div>
      <PersonFields form={form} phone={values.phone} nameError={errorOf('name')} phoneError={errorOf('phone')} />
      <ExtrasFields
        extras={extras}
        chosen={values.moreOption}
        onChange={(moreOption) => form.setValue('moreOption', moreOption)}
      />
      <Field
        id={fieldId('instructions')}
        label={t('form.instructions')}
        note={t('form.optional')}
        hint={t('form.instructionsHint')}
      >
        {(control) => (
          <textarea rows={2} maxLength={INSTRUCTIONS_MAX} {...control} {...form.register('instructions')} />
        )}
      </Field>
      <Segmented
        id={fieldId('paymentType')}
        legend={t('form.payment')}
        options={site.paymentTypes.map((value) => ({ value, label: t(`payment.${value}`) }))}
        value={values.paymentType}
        onChange={(value) => form.setValue('paymentType', value)}
        error={errorOf('paymentType')}
      />
    </form>
  );
}
