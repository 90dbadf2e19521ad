import type { UseFormReturn } from 'react-hook-form';
import { useStable } from '../../ui/effects';
import type { Extras } from '../extras/use-extras';
import type { BookingForm, MoreField, OpenOption } from '../form/form';
import { noMore, type OptionalDetails } from './more';
import * as styles from './more-fields.module.css';
import type { MoreSectionProps } from './more-section';
import { NeedNotes } from './need-notes';
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
  /** The open option, with the field that takes the focus. */
  readonly open: OpenOption;
  readonly errorOf: (field: MoreField) => string | undefined;
}

/** Four rows that open alone: for somebody else, way back and several rides, stops and luggage, to treatment. */
export function MoreFields({ more, onMore, form, values, extras, open, errorOf }: MoreFieldsProps) {
  const current = more?.values ?? noMore;
  // An address arrives later than it was chosen: by then other values may have changed.
  const change: MoreSectionProps['onChange'] = useStable((part) => {
    const changed = { ...current, ...(typeof part === 'function' ? part(current) : part) };
    keepMore(changed);
    onMore(withRules(changed));
  });
  const section: MoreSectionProps = { values: current, onChange: change, open, errorOf };
  return (
    <div className={styles.sections}>
      <NeedNotes extras={extras} />
      <PassengerFields {...section} />
      <SeriesFields {...section} form={form} first={values} />
      <WishFields {...section} pickup={values.startPlace} />
      <TreatmentFields {...section} />
    </div>
  );
}
