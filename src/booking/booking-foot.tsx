import type { VehicleCategory } from '../backend/types';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import * as styles from './booking-foot.module.css';
import { CallUs } from './call-us';
import { formId } from './form/form';
import { PriceLine } from './vehicles/price-line';
import type { Vehicles } from './vehicles/use-vehicles';

interface BookingFootProps {
  readonly chosen: VehicleCategory | null;
  readonly vehicles: Vehicles;
  /** True while the code of the order flow loads after a submit; false again if it could not be loaded. */
  readonly isSending: boolean;
  readonly hasSendingFailed: boolean;
}

/** The next step of the booking form: the chosen vehicle with its price, and the form's submit button. */
export function BookingFoot({ chosen, vehicles, isSending, hasSendingFailed }: BookingFootProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      {hasSendingFailed && (
        <div role="alert" className={styles.news}>
          <p>{t('form.notSent')}</p>
          <CallUs />
        </div>
      )}
      <div className={styles.foot}>
        <PriceLine vehicle={chosen} vehicles={vehicles} />
        <Button type="submit" form={formId}>
          {t(isSending ? 'form.sending' : 'form.continue')}
        </Button>
      </div>
    </>
  );
}
