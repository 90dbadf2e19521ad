import { useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../lib/places/place';
import { useCurrentRides } from '../../session/use-current-ride';
import { Field } from '../../ui/form/field';
import { useRidePages } from '../completed-rides/use-completed-rides';
import { ContactLinks } from './contact-links';
import { CustomerPage } from './customer-page';

/** The common reasons for contacting a taxi company. */
const reasons = ['lost', 'charged', 'complaint', 'receipt', 'medical', 'childSeat', 'wheelchair', 'other'] as const;
type Reason = (typeof reasons)[number];

/** Customers write about recent rides. */
const RIDES_OFFERED = 20;

/** Support: common reasons, as prepared mail and WhatsApp messages with the ride's numbers (D8). */
export function SupportScreen() {
  const { t } = useTranslation(['customer-pages', 'common']);
  const language = useLanguage();
  const [reason, setReason] = useState<Reason>('lost');
  const [orderId, setOrderId] = useState('');
  const current = useCurrentRides();
  const past = useRidePages();
  const rides = [...(current.data ?? []), ...past.rides.slice(0, RIDES_OFFERED)];
  const ride = rides.find((one) => one.orderId === orderId);
  const when = ride?.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN;
  const subject = t(`support.reasons.${reason}`);
  const failure = current.error ?? past.query.error;

  return (
    <CustomerPage title={t('menu.support')}>
      <p>{t('support.text')}</p>
      <Field id="support-reason" label={t('support.reason')}>
        {(control) => (
          <select {...control} value={reason} onChange={(event) => setReason(event.target.value as Reason)}>
            {reasons.map((one) => (
              <option key={one} value={one}>
                {t(`support.reasons.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="support-ride"
        label={t('support.ride')}
        hint={
          failure && (
            <>
              {t('support.ridesFailed')} <FailureReference failure={failure} />
            </>
          )
        }
      >
        {(control) => (
          <select {...control} value={orderId} onChange={(event) => setOrderId(event.target.value)}>
            <option value="">{t('support.noRide')}</option>
            {rides.map((one) => (
              <option key={one.orderId} value={one.orderId}>
                {[one.startsAt ? formatDayAndTime(language, one.startsAt) : UNKNOWN, addressLine(one.pickup)]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ContactLinks
        subject={ride ? t('support.subject', { reason: subject, number: ride.bookingId }) : subject}
        lines={
          ride
            ? [
                t('support.booking', { number: ride.bookingId }),
                t('support.rideNumber', { number: ride.orderId }),
                t('support.date', { date: when }),
                '',
              ]
            : ['']
        }
        withPhone
      />
    </CustomerPage>
  );
}
