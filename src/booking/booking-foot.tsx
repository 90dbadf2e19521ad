import type { VehicleCategory } from '../backend/types';
import { FailureReference } from '../i18n/failure-reference';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { FailureNote } from '../ui/failure-note';
import type { ProblemList } from '../ui/form/problem-list';
import * as styles from './booking-foot.module.css';
import { CallUs } from './call-us';
import { formId } from './form/form';
import type { BookingField, BookingSentence } from './form/validate';
import { PriceLine } from './vehicles/price-line';
import type { Vehicles } from './vehicles/use-vehicles';

interface BookingFootProps {
  readonly hasPickup: boolean;
  readonly chosen: VehicleCategory | null;
  readonly vehicles: Vehicles;
  readonly hasStops: boolean;
  readonly problems: ProblemList<BookingField, BookingSentence>;
  /** True while the code of the order flow loads after a submit; false again if it could not be loaded. */
  readonly isSending: boolean;
  readonly hasSendingFailed: boolean;
}

/**
 * The next step of the booking form: the chosen vehicle with its price, how much is missing, and the form's submit
 * button.
 */
export function BookingFoot(props: BookingFootProps) {
  const { isSending, hasSendingFailed, chosen, ...line } = props;
  const { t } = useTranslation('booking');
  return (
    <>
      {hasSendingFailed && (
        <div role="alert" className={styles.news}>
          <FailureNote sentence={t('form.notSent')}>
            <FailureReference />
            <CallUs />
          </FailureNote>
        </div>
      )}
      <div className={styles.foot}>
        <PriceLine vehicle={chosen} {...line} />
        {/* It keeps its words while it waits: longer ones would move the price. */}
        <Button type="submit" form={formId} aria-disabled={isSending}>
          {t('form.continue')}
        </Button>
      </div>
      <p role="status" className="quiet-text">
        {isSending && t('form.sending')}
      </p>
    </>
  );
}
