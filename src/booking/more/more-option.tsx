import { useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import { isMoreField } from '../form/form';
import type { BookingField } from '../form/validate';
import type { MoreFieldsProps } from './more-fields';
import * as styles from './more-option.module.css';

const moreFields = lazyPart(async () => (await import('./more-fields')).MoreFields);

interface MoreOptionProps extends Omit<MoreFieldsProps, 'focusRequest'> {
  /** The field to go to, a new object each time; null for none. */
  readonly focusRequest: { readonly field: BookingField } | null;
}

/**
 * One line that opens what few rides need: somebody else as the passenger, stops, several rides, a ride to treatment.
 * It also opens when one of its fields is the focusRequest.
 */
export function MoreOption({ focusRequest, ...fields }: MoreOptionProps) {
  const { more } = fields;
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState<Pick<MoreFieldsProps, 'focusRequest'> | null>(null);
  const [seen, setSeen] = useState(focusRequest);
  if (focusRequest !== seen) {
    setSeen(focusRequest);
    if (focusRequest && isMoreField(focusRequest.field)) setOpen({ focusRequest: { field: focusRequest.field } });
  }
  const name = more?.values.passenger?.name.trim();
  const value = name ? t('options.moreFor', { name }) : more && t('options.moreSet');
  return (
    <div>
      <button
        type="button"
        id="booking-chip-more"
        className={styles.line}
        aria-expanded={open !== null}
        onClick={() => setOpen(open ? null : { focusRequest: null })}
      >
        {value && <span className="quiet-text">{t('options.more')}: </span>}
        {value || t('options.more')}
      </button>
      {open && <OpenFields {...fields} focusRequest={open.focusRequest} />}
    </div>
  );
}

/** Mounted, and so fetched, when the line is opened. */
function OpenFields(props: MoreFieldsProps) {
  const { t } = useTranslation('booking');
  const { Part: MoreFields, hasFailed } = useLazyPart(moreFields, true);
  if (hasFailed) {
    return (
      <p role="alert">
        {t('options.failed')} <FailureReference />
      </p>
    );
  }
  return MoreFields && <MoreFields {...props} />;
}
