import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { paymentIcon } from '../price/payment-icon';
import { site } from '../site';
import { registerText } from '../ui/form/entered-texts';
import { Field, focusField } from '../ui/form/field';
import { Segmented } from '../ui/form/segmented';
import * as styles from './booking-options.module.css';
import { ExtrasFields } from './extras/extras-fields';
import { fieldId, INSTRUCTIONS_MAX } from './form/form';
import type { BookingField } from './form/validate';
import { MoreFields, type MoreFieldsProps } from './more/more-fields';

export interface OptionFieldsProps extends Omit<MoreFieldsProps, 'errorOf'> {
  readonly errorOf: (field: BookingField) => string | undefined;
}

/** The fields of one option of the booking form (Spec §3). */
export function OptionFields(props: OptionFieldsProps) {
  const { open, form, values, extras, errorOf } = props;
  const { t } = useTranslation('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Clear of the foot.
    box.current?.scrollIntoView({ block: 'nearest' });
    if (open.field) focusField(fieldId(open.field));
  }, [open]);

  if (open.option === 'payment') {
    return (
      <div ref={box}>
        <Segmented
          id={fieldId('paymentType')}
          legend={t('form.payment')}
          isLegendQuiet
          options={site.paymentTypes.map((value) => ({
            value,
            label: t(`payment.${value}`),
            icon: paymentIcon(value),
          }))}
          value={values.paymentType}
          onChange={(value) => form.setValue('paymentType', value)}
          error={errorOf('paymentType')}
        />
      </div>
    );
  }
  return (
    <div ref={box} className={styles.more}>
      <ExtrasFields
        extras={extras}
        chosen={values.moreOption}
        onChange={(moreOption) => form.setValue('moreOption', moreOption)}
      />
      <Field
        id={fieldId('instructions')}
        label={t('form.instructions')}
        note={t('form.optional')}
        error={errorOf('instructions')}
      >
        {(control) => (
          <textarea rows={2} maxLength={INSTRUCTIONS_MAX} {...control} {...registerText(form, 'instructions')} />
        )}
      </Field>
      <MoreFields {...props} />
    </div>
  );
}
