import { formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { whatsappLink } from '../../lib/links';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Phone } from '../../ui/icons';
import type { BookingForm } from '../form/form';
import * as styles from './pickup-tools.module.css';

/**
 * Help while address lookup is unavailable and no position is known, so that a typed pickup is no selected place (D27):
 * what to do, and phone and WhatsApp with the typed addresses. Name and phone number stay out of the link (D37).
 */
export function PickupHelp({ values }: { readonly values: BookingForm }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { start, end, numberOfPersons, isNow } = values;
  const instant = isNow ? null : berlinInstant(values);
  const later = instant ? formatDayAndTime(language, instant) : UNKNOWN;
  const message = [
    t('help.message'),
    `${t('confirm.start')}: ${start.trim()}`,
    end.trim() && `${t('confirm.end')}: ${end.trim()}`,
    `${t('confirm.time')}: ${isNow ? t('form.now') : later}`,
    `${t('confirm.persons')}: ${numberOfPersons}`,
  ];
  return (
    <div className={styles.help}>
      <p>{t('help.text')}</p>
      <div className={styles.tools}>
        <a className={buttonClass('quiet')} href={`tel:${site.bookingPhone.dialled}`}>
          <Icon of={Phone} size={18} />
          {t('doubt.call')}
        </a>
        <a
          className={buttonClass('quiet')}
          href={whatsappLink(
            site.whatsapp.dialled,
            message.filter((line) => line !== ''),
          )}
          target="_blank"
          rel="noreferrer"
        >
          {t('help.whatsapp')}
        </a>
      </div>
    </div>
  );
}
