import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { registerText } from '../../ui/form/entered-texts';
import { Field } from '../../ui/form/field';
import { Segmented } from '../../ui/form/segmented';
import { ExtrasFields } from '../extras/extras-fields';
import type { Extras } from '../extras/use-extras';
import { type BookingForm, type BookingOption, fieldId, INSTRUCTIONS_MAX, PERSONS_MAX, PERSONS_MIN } from './form';

const personsOffered = Array.from({ length: PERSONS_MAX - PERSONS_MIN + 1 }, (_, index) => PERSONS_MIN + index);

export interface OptionFieldsProps {
  readonly option: BookingOption;
  readonly takesFocus: boolean;
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  readonly extras: Extras;
  readonly errorOf: (field: 'numberOfPersons' | 'paymentType') => string | undefined;
}

/** The fields of one option of the booking form (Spec §3). */
export function OptionFields({ option, takesFocus, form, values, extras, errorOf }: OptionFieldsProps) {
  const { t } = useTranslation('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Clear of the foot.
    box.current?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) box.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, [takesFocus]);

  const fields: Record<BookingOption, () => JSX.Element> = {
    persons: () => (
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
    ),
    payment: () => (
      <Segmented
        id={fieldId('paymentType')}
        legend={t('form.payment')}
        options={site.paymentTypes.map((value) => ({ value, label: t(`payment.${value}`) }))}
        value={values.paymentType}
        onChange={(value) => form.setValue('paymentType', value)}
        error={errorOf('paymentType')}
      />
    ),
    extras: () => (
      <ExtrasFields
        extras={extras}
        chosen={values.moreOption}
        onChange={(moreOption) => form.setValue('moreOption', moreOption)}
      />
    ),
    note: () => (
      <Field
        id={fieldId('instructions')}
        label={t('form.instructions')}
        note={t('form.optional')}
        hint={t('form.instructionsHint')}
      >
        {(control) => (
          <textarea rows={2} maxLength={INSTRUCTIONS_MAX} {...control} {...registerText(form, 'instructions')} />
        )}
      </Field>
    ),
  };
  return <div ref={box}>{fields[option]()}</div>;
}
