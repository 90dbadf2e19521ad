import type { VehicleCategory } from '../backend/types';
import { FailureReference } from '../i18n/failure-reference';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import type { ProblemList } from '../ui/form/problem-list';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import * as styles from './booking-foot.module.css';
import { CallUs } from './call-us';
import { formId } from './form/form';
import type { BookingField, BookingSentence } from './form/validate';
import { PriceLine } from './vehicles/price-line';
import type { Vehicles } from './vehicles/use-vehicles';

/** Loaded lazily: each wrong field says it, too. */
const bookingProblems = lazyPart(async () => (await import('./form/booking-problems')).BookingProblems);

interface BookingFootProps {
  readonly chosen: VehicleCategory | null;
  readonly vehicles: Vehicles;
  readonly hasStops: boolean;
  readonly problems: ProblemList<BookingField, BookingSentence>;
  /** A sentence of the summary was pressed. */
  readonly onGo: (field: BookingField) => void;
  /** True while the code of the order flow loads after a submit; false again if it could not be loaded. */
  readonly isSending: boolean;
  readonly hasSendingFailed: boolean;
}

/**
 * The next step of the booking form: the chosen vehicle with its price, and the form's submit button. Above them, what
 * keeps the form from being sent: there the eye is after a press.
 */
export function BookingFoot(props: BookingFootProps) {
  const { chosen, vehicles, hasStops, problems, onGo, isSending, hasSendingFailed } = props;
  const { t } = useTranslation('booking');
  const { Part: BookingProblems } = useLazyPart(bookingProblems, problems.attempt);
  return (
    <>
      <div className={styles.problems}>{BookingProblems && <BookingProblems problems={problems} onGo={onGo} />}</div>
      {hasSendingFailed && (
        <div role="alert" className={styles.news}>
          <p>
            {t('form.notSent')} <FailureReference />
          </p>
          <CallUs />
        </div>
      )}
      <div className={styles.foot}>
        <PriceLine vehicle={chosen} vehicles={vehicles} hasStops={hasStops} />
        <Button type="submit" form={formId}>
          {t(isSending ? 'form.sending' : 'form.continue')}
        </Button>
      </div>
    </>
  );
}
