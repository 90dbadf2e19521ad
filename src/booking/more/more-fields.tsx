import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStable } from '../../ui/effects';
import { focusField } from '../../ui/form/field';
import type { Extras } from '../extras/use-extras';
import { type BookingForm, fieldId, type MoreField } from '../form/form';
import { noMore, type OptionalDetails } from './more';
import * as styles from './more-fields.module.css';
import type { MoreSectionProps } from './more-section';
import { PassengerFields } from './passenger-fields';
import { withRules } from './rules';
import { SeriesFields } from './series-fields';
import { TreatmentFields } from './treatment-fields';
import { keepMore } from './use-stored-more';
import { WishFields } from './wish-fields';

export interface MoreFieldsProps {
  readonly more: OptionalDetails | null;
  readonly onMore: (more: OptionalDetails) => void;
  readonly form: UseFormReturn<BookingForm>;
  readonly values: BookingForm;
  readonly extras: Extras;
  /** The field to go to, a new object each time; null for none. */
  readonly focusRequest: { readonly field: MoreField } | null;
  readonly errorOf: (field: MoreField) => string | undefined;
}

/** The open part: for somebody else, wishes for the way, several rides, to treatment. */
export function MoreFields({ more, onMore, form, values, extras, focusRequest, errorOf }: MoreFieldsProps) {
  useEffect(() => {
    if (focusRequest) focusField(fieldId(focusRequest.field));
  }, [focusRequest]);
  const current = more?.values ?? noMore;
  // An address arrives later than it was chosen: by then other values may have changed.
  const change: MoreSectionProps['onChange'] = useStable((part) => {
    const changed = { ...current, ...(typeof part === 'function' ? part(current) : part) };
    keepMore(changed);
    onMore(withRules(changed));
  });
  const section: MoreSectionProps = { values: current, onChange: change, errorOf };
  return (
    <div className={styles.sections}>
      <PassengerFields {...section} />
      <WishFields
        {...section}
        form={form}
        pickup={values.startPlace}
        chosenExtras={values.moreOption}
        extras={extras}
      />
      <SeriesFields {...section} form={form} first={values} />
      <TreatmentFields {...section} />
    </div>
  );
}
