import type { ReactNode } from 'react';
import { LocalLink } from '../../../i18n/local-link';
import { useLanguage, useOpeningHours } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type { Coordinates } from '../../../lib/coordinates';
import { writePlaceLink } from '../../../lib/places/place-link';
import { site } from '../../../site';
import { Icon } from '../../../ui/icon';
import { CarTaxiFront, Clock, MapPin, TrainFront } from '../../../ui/icons';
import * as styles from './local.module.css';

/** The ids of extras that a car has, rather than a driver (docs/backend.md). */
const CAR_EXTRA = /^c-/;

const icons = { area: MapPin, places: TrainFront, fleet: CarTaxiFront, hours: Clock } as const;

/** The booking screen with this pickup. */
const pickupAt = (label: string, coordinates: Coordinates) =>
  `/bookings${writePlaceLink({ from: { label, coordinates }, to: null })}`;

/** What the operator's facts say of the company: area, station and airport, fleet, hours. */
export function Local() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const hours = useOpeningHours();
  const extras = site.extraNames.filter(({ id }) => CAR_EXTRA.test(id)).map((extra) => extra[language]);
  const fact = (name: keyof typeof icons, content: ReactNode) => (
    <li>
      <Icon of={icons[name]} size={24} />
      <h3>{t(`local.${name}.title`)}</h3>
      {content}
    </li>
  );
  return (
    <section className={`wrap ${styles.local}`} aria-labelledby="local">
      <h2 id="local">{t('local.heading')}</h2>
      <ul className={styles.facts}>
        {fact('area', <p>{t('local.area.text')}</p>)}
        {site.quickPlaces.length > 0 &&
          fact(
            'places',
            site.quickPlaces.map((place) => (
              <p key={place.en}>
                <LocalLink to={pickupAt(place[language], place.coordinates)}>{place[language]}</LocalLink>
              </p>
            )),
          )}
        {fact(
          'fleet',
          <p>{extras.length > 0 ? t('local.fleet.text', { extras: extras.join(', ') }) : t('local.fleet.seats')}</p>,
        )}
        {fact('hours', <p>{hours ? t('hero.slides.hours', { hours }) : t('hero.slides.night')}</p>)}
      </ul>
    </section>
  );
}
