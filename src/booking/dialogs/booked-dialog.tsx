import { formatClock, formatWeekdayAndTime } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { CalendarButton } from '../../job/calendar-button';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import * as textButton from '../../ui/text-button.module.css';
import { requestPrice } from '../order/booking-request';
import type { BookingFlow } from '../order/flow-steps';
import { BookingPrice, BookingTrip } from './booking-summary';
import * as styles from './dialogs.module.css';

interface BookedDialogProps {
  readonly flow: BookingFlow;
  readonly onBack: () => void;
}

/**
 * Confirms a pre-order: pickup time, price, next steps, when the driver is assigned, whom to call. The driver search
 * starts later.
 */
export function BookedDialog({ flow, onBack }: BookedDialogProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const booked = flow.step === 'booked' ? flow : null;
  const title = booked ? t('booked.title', { time: formatWeekdayAndTime(language, booked.startsAt) }) : '';
  return (
    <Sheet
      open={booked !== null}
      onClose={onBack}
      title={title}
      closeLabel={t('ended.back')}
      foot={
        booked && (
          <div className={styles.pair}>
            <CalendarButton
              bookingId={booked.bookingId}
              startsAt={booked.startsAt}
              pickup={booked.request?.pickup.label ?? ''}
              drop={booked.request?.drop?.label ?? ''}
              price={booked.request && requestPrice(booked.request)}
              failureClass={styles.problem}
            />
            <LocalLink to={bookingPath(booked.bookingId)} className={buttonClass('quiet')}>
              {t('booked.show')}
            </LocalLink>
          </div>
        )
      }
    >
      {booked && (
        <>
          <p>{t('booked.number', { bookingId: booked.bookingId })}</p>
          {booked.request && (
            <>
              <BookingTrip request={booked.request} />
              <BookingPrice request={booked.request} />
            </>
          )}
          <section className={styles.next}>
            <h3>{t('booked.next')}</h3>
            <ol>
              <li>{t('booked.search', { clock: formatClock(language, booked.startsAt) })}</li>
              <li>{t('booked.driver')}</li>
              <li>{t('booked.change')}</li>
            </ol>
          </section>
          <div className={styles.plain}>
            <LocalLink to="/private/your-ride" className={textButton.text ?? ''}>
              {t('booked.myBookings')}
            </LocalLink>
            <a className={textButton.text} href={`tel:${site.bookingPhone.dialled}`}>
              {t('doubt.call')}
            </a>
          </div>
        </>
      )}
    </Sheet>
  );
}
