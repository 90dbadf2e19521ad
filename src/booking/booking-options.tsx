import type { IconNode } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { FailureReference } from '../i18n/failure-reference';
import { formatClock, formatShortDay } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { berlinInstant } from '../lib/berlin-time';
import { FailureNote } from '../ui/failure-note';
import { FieldError } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { Minus, Plus, Users } from '../ui/icons';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import * as styles from './booking-options.module.css';
import {
  type BookingForm,
  type BookingOption,
  bookingOptions,
  fieldId,
  type OpenOption,
  PERSONS_MAX,
  PERSONS_MIN,
} from './form/form';
import type { OptionFieldsProps } from './option-fields';
import { PickupTime, type PickupTimeProps } from './trip/pickup-time';

const optionFields = lazyPart(async () => (await import('./option-fields')).OptionFields);

interface BookingOptionsProps
  extends Omit<OptionFieldsProps, 'open'>,
    Pick<PickupTimeProps, 'hasTimePassed' | 'onNow'> {
  readonly open: OpenOption | null;
  readonly onOpen: (open: OpenOption | null) => void;
}

/** One row of chips: the passengers, and what opens its fields below the row, one at a time. */
export function BookingOptions({ open, onOpen, hasTimePassed, onNow, ...fields }: BookingOptionsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { Part: OptionFields, hasFailed } = useLazyPart(optionFields, open?.option !== 'when' && open);
  const { form, values, more, errorOf } = fields;
  const { paymentType, moreOption, instructions }: BookingForm = values;
  const instant = berlinInstant(values);
  const isTimeAsked = hasTimePassed && !(values.date && values.time);

  const extras = moreOption.length === 1 ? t('options.extrasOne') : t('options.extras', { number: moreOption.length });
  const passenger = more?.values.passenger?.name.trim();
  // What the last chip hides: counted for the eye, named for screen readers.
  const set = [
    moreOption.length > 0 && extras,
    instructions.trim(),
    passenger && t('options.moreFor', { name: passenger }),
    more && more.filledIn > (passenger ? 1 : 0) && t('options.moreSet'),
  ].filter(Boolean);

  const names: Partial<Record<BookingOption, string>> = { when: t('form.when'), payment: t('form.payment') };
  const shown: Record<BookingOption, () => ReactNode> = {
    when: () => {
      if (values.isNow) return t('form.nowChoice');
      if (!instant) return '–';
      return (
        <span className={styles.time}>
          {formatShortDay(language, instant)} <b>{formatClock(language, instant)}</b>
        </span>
      );
    },
    payment: () => (paymentType ? t(`payment.${paymentType}`) : '–'),
    more: () => (
      <>
        {t('options.more')}
        {set.length > 0 && <span className={styles.count}>{set.length}</span>}
        <span className="quiet-text">{set.join(', ')}</span>
      </>
    ),
  };
  const chip = (option: BookingOption) => {
    const isOpen = open?.option === option || (option === 'when' && isTimeAsked);
    return (
      <Fragment key={option}>
        <button
          type="button"
          id={`booking-chip-${option}`}
          className={styles.chip}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : { option, field: option === 'when' ? 'date' : null })}
        >
          {names[option] && <span className="quiet-text">{names[option]}: </span>}
          {shown[option]()}
        </button>
        {option === 'when' && (
          <div className={styles.fields} hidden={!isOpen}>
            <PickupTime
              form={form}
              values={values}
              hasTimePassed={hasTimePassed}
              onNow={() => {
                onNow();
                onOpen(null);
                document.getElementById('booking-chip-when')?.focus();
              }}
              focusRequest={open}
              dateError={errorOf('date')}
              timeError={errorOf('time')}
            />
          </div>
        )}
        {option !== 'when' && open?.option === option && OptionFields && (
          <div className={styles.fields}>
            <OptionFields {...fields} open={open} />
          </div>
        )}
      </Fragment>
    );
  };
  const [when, ...others] = bookingOptions;
  return (
    <div className={styles.options}>
      {chip(when)}
      <Passengers {...fields} />
      {others.map(chip)}
      {hasFailed && (
        <div role="alert" className={styles.fields}>
          <FailureNote sentence={t('options.failed')}>
            <FailureReference />
          </FailureNote>
        </div>
      )}
    </div>
  );
}

/** The number of passengers: typed, or one more or less with a press. */
function Passengers({ form, values, errorOf }: Pick<OptionFieldsProps, 'form' | 'values' | 'errorOf'>) {
  const { t } = useTranslation('booking');
  const id = fieldId('numberOfPersons');
  const error = errorOf('numberOfPersons');
  const { numberOfPersons } = values;
  const known = Number.isInteger(numberOfPersons) ? numberOfPersons : PERSONS_MIN;
  const step = (by: number, label: string, icon: IconNode) => {
    const next = Math.min(Math.max(known + by, PERSONS_MIN), PERSONS_MAX);
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={next === numberOfPersons}
        onClick={() => form.setValue('numberOfPersons', next)}
      >
        <Icon of={icon} size={18} />
      </button>
    );
  };
  return (
    <>
      <div className={styles.stepper}>
        {step(-1, t('options.fewer'), Minus)}
        <label>
          <Icon of={Users} size={16} />
          <span className="quiet-text">{t('form.persons')}</span>
          <input
            type="number"
            inputMode="numeric"
            id={id}
            min={PERSONS_MIN}
            max={PERSONS_MAX}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...form.register('numberOfPersons', { valueAsNumber: true })}
            defaultValue={numberOfPersons || ''}
          />
        </label>
        {step(1, t('options.more1'), Plus)}
      </div>
      {error && (
        <div className={styles.fields}>
          <FieldError id={id} error={error} />
        </div>
      )}
    </>
  );
}
