import { formatEuro, formatMinutes } from '../../../i18n/formats';
import { LocalLink } from '../../../i18n/local-link';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { RideCard } from '../../../job/ride-card';
import { useCurrentBooking } from '../../../job/use-current-booking';
import type { Price } from '../../../price/price';
import { usePriceText } from '../../../price/use-price-text';
import { againPath } from '../../../session/use-last-rides';
import { Icon } from '../../../ui/icon';
import { RotateCw } from '../../../ui/icons';
import * as styles from './again.module.css';
import { useAgain } from './use-again';

/** The current ride of the customer, else the offer to repeat an earlier one. */
export function RideOrAgain() {
  const ride = useCurrentBooking();
  return ride ? <RideCard ride={ride} className={styles.offer} /> : <Again />;
}

/**
 * Repeats the last completed ride that had a destination: the booking form opens with it. Price and minutes are the
 * backend's current ones for the named vehicle; unknown ones are left out.
 */
export function Again() {
  const { t } = useTranslation(['home', 'price']);
  const priceText = usePriceText();
  const language = useLanguage();
  const again = useAgain();
  if (!again) return null;
  const { ride, from, to, vehicle, price, minutes } = again;
  const textOf = (one: Price) => {
    if (one.isPromised) return t('price:entry', { name: t(`price:name.${one.kind}`), price: priceText(one) });
    return one.euro !== null && t('again.price', { price: formatEuro(language, one.euro) });
  };
  const facts = [
    vehicle,
    price && textOf(price),
    minutes !== null && t('again.minutes', { minutes: formatMinutes(minutes) }),
    // Last: a narrow line ends in it.
    from && t('again.from', { place: from }),
  ];
  return (
    <LocalLink to={againPath(ride)} className={`${styles.again} ${styles.offer}`}>
      <Icon of={RotateCw} size={22} className={styles.icon} />
      <b>{to ? t('again.to', { place: to }) : t('again.last')}</b>
      <span className={styles.facts}>{facts.filter(Boolean).join(', ')}</span>
    </LocalLink>
  );
}
