import { Fragment } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from './booking-options.module.css';
import { type BookingForm, type BookingOption, bookingOptions } from './form';
import type { OptionFieldsProps } from './option-fields';

const optionFields = lazyPart(async () => (await import('./option-fields')).OptionFields);

/** An open option, and whether its first field takes the focus. A new object each time asks for its fields again. */
export interface OpenOption {
  readonly option: BookingOption;
  readonly takesFocus: boolean;
}

interface BookingOptionsProps extends Omit<OptionFieldsProps, 'option' | 'takesFocus'> {
  readonly open: OpenOption | null;
  readonly onOpen: (open: OpenOption | null) => void;
}

/** One row of chips, each with its value, that open their fields below it, one at a time. */
export function BookingOptions({ open, onOpen, ...fields }: BookingOptionsProps) {
  const { t } = useTranslation('booking');
  const { Part: OptionFields, hasFailed } = useLazyPart(optionFields, open);
  const { numberOfPersons, paymentType, moreOption, instructions }: BookingForm = fields.values;
  const extras = () => {
    if (moreOption.length === 0) return t('extras.title');
    return moreOption.length === 1 ? t('options.extrasOne') : t('options.extras', { number: moreOption.length });
  };
  const texts: Record<BookingOption, readonly [name: string, value: string]> = {
    persons: [
      '',
      numberOfPersons === 1 ? t('options.personsOne') : t('options.persons', { number: numberOfPersons || 0 }),
    ],
    payment: [t('form.payment'), paymentType ? t(`payment.${paymentType}`) : '–'],
    extras: ['', extras()],
    note: instructions.trim() ? [t('options.note'), instructions] : ['', t('options.note')],
  };
  return (
    <div className={styles.options}>
      {bookingOptions.map((option) => {
        const isOpen = open?.option === option;
        const [name, value] = texts[option];
        return (
          <Fragment key={option}>
            <button
              type="button"
              id={`booking-chip-${option}`}
              className={styles.chip}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : { option, takesFocus: false })}
            >
              {name && <span className="quiet-text">{name}: </span>}
              {value}
            </button>
            {isOpen && OptionFields && (
              <div className={styles.fields}>
                <OptionFields {...fields} option={option} takesFocus={open.takesFocus} />
              </div>
            )}
          </Fragment>
        );
      })}
      {hasFailed && (
        <p role="alert" className={styles.fields}>
          {t('options.failed')} <FailureReference />
        </p>
      )}
    </div>
  );
}
