import { AddressField } from '../../maps/addresses/address-field';
import { useCustomerPosition } from '../../maps/position/customer-position';
import type { Place } from '../../places/place';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { focusField } from '../../ui/form/focus-field';
import { STOPS_MAX, type Stop } from './more';
import * as styles from './more-fields.module.css';
import { useMoreTexts } from './use-more-texts';

/** The radius of the suggestions, as for the destination (Spec §5). */
const STOP_RADIUS_M = 30_000;
const ADD_ID = 'booking-addStop';
const stopId = (index: number) => `booking-stop${index + 1}`;

interface StopFieldsProps {
  readonly stops: readonly Stop[];
  readonly pickup: Place | null;
  readonly onChange: (stops: readonly Stop[]) => void;
}

/** Stops on the way, found like the destination. The route and its price do not contain them. */
export function StopFields({ stops, pickup, onChange }: StopFieldsProps) {
  const { t } = useMoreTexts();
  const position = useCustomerPosition();
  const origin = pickup?.coordinates ?? position;
  const isFull = stops.length >= STOPS_MAX;
  const remove = (removed: number) => {
    onChange(stops.filter((_, index) => index !== removed));
    // The pressed button is gone.
    focusField(ADD_ID);
  };
  return (
    <>
      {stops.map(({ text, place }, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its number alone
          <div key={index} className={styles.stop}>
            <AddressField
              id={stopId(index)}
              label={t('stops.stop', { number })}
              note={t('stops.asNote')}
              example={t('stops.example')}
              text={text}
              place={place}
              onChange={(changed, chosen) =>
                onChange(stops.map((stop, at) => (at === index ? { text: changed, place: chosen } : stop)))
              }
              area={{ center: origin ?? site.map.center, radiusMeters: STOP_RADIUS_M, origin }}
            />
            <Button look="quiet" onClick={() => remove(index)}>
              {t('stops.remove', { number })}
            </Button>
          </div>
        );
      })}
      {stops.length > 0 && <p className={styles.text}>{t('stops.price')}</p>}
      <Button id={ADD_ID} look="quiet" aria-disabled={isFull} onClick={() => isFull || onChange([...stops, noStop])}>
        {t(isFull ? 'stops.full' : 'stops.add')}
      </Button>
    </>
  );
}

const noStop: Stop = { text: '', place: null };
