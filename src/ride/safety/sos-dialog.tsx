import { formatClock } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { withoutCountry } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { hasAccepted } from '../../job/job-status';
import { formatCoordinates } from '../../lib/coordinates';
import { useEmergencyContact } from '../../session/use-emergency-contact';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useAddressNear } from '../following/use-address-near';
import * as styles from './safety.module.css';
import type { SharedRide } from './shared-ride';

interface SosDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null while the ride is unknown; the calls are offered anyway. */
  readonly ride: SharedRide | null;
  /** Null if there is no position to share. */
  readonly onShare: (() => void) | null;
}

/** SOS (D10): calls, which need neither network nor map, and the details to give on the phone. */
export function SosDialog({ open, onClose, ride, onShare }: SosDialogProps) {
  const { t } = useTranslation('ride');
  const { contact } = useEmergencyContact();
  const { dialled } = site.bookingPhone;

  return (
    <Sheet open={open} onClose={onClose} title={t('sos.title')} closeLabel={t('cancel.close')}>
      <div className={styles.calls}>
        <a href="tel:112" className={buttonClass('stop', styles.urgent)}>
          {t('sos.emergency')}
        </a>
        <a href="tel:110" className={buttonClass('quiet')}>
          {t('sos.police')}
        </a>
        {contact ? (
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className={buttonClass('quiet')}>
            {t('sos.contact', { contact: contact.name || contact.phone })}
          </a>
        ) : (
          <LocalLink to="/private/emergency-contact" className={buttonClass('quiet')}>
            {t('sos.noContact')}
          </LocalLink>
        )}
        <a href={`tel:${dialled}`} className={buttonClass('quiet')}>
          {t('sos.company')}
        </a>
        {onShare && (
          <Button look="quiet" onClick={onShare}>
            {t('sos.share')}
          </Button>
        )}
      </div>
      {ride && <ToSay ride={ride} />}
    </Sheet>
  );
}

/** The answers to what the emergency service asks: which vehicle, and where. */
function ToSay({ ride }: { readonly ride: SharedRide }) {
  const { t } = useTranslation(['ride', 'status']);
  const language = useLanguage();
  const { booking, status, vehicle } = ride;
  const plate = hasAccepted(status) && booking.carNumber;
  // Asked again after about a hundred metres.
  const street = useAddressNear(vehicle?.position ?? null, 3);
  if (!plate && !vehicle) return null;
  return (
    <div className={styles.say}>
      <p>{t('sos.say')}</p>
      {plate && (
        <p>
          {t('status:plate')} <strong translate="no">{plate}</strong>
        </p>
      )}
      {vehicle && (
        <>
          <p>{t('sos.position', { time: formatClock(language, new Date(vehicle.seenAtMs)) })}</p>
          {street.canAsk && (
            <p className={styles.street}>
              <strong translate="no">{street.address && withoutCountry(street.address)}</strong>
            </p>
          )}
          <p translate="no">{formatCoordinates(vehicle.position).replace(',', ', ')}</p>
        </>
      )}
    </div>
  );
}
