import { useEffect, useState } from 'react';
import type { Place } from '../../lib/places/place';
import { AddressField } from '../../maps/addresses/address-field';
import { useCustomerPosition } from '../../maps/position/position';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { focusField } from '../../ui/form/field';
import { STOPS_MAX, type Stop } from './more';
import * as styles from './more-fields.module.css';
import { useMoreTexts } from './more-section';

/** The radius of the suggestions, as for the destination (Spec §5). */
const STOP_RADIUS_M = 30_000;
const ADD_ID = 'booking-addStop';
const stopId = (index: number) => `booking-stop${index + 1}`;

interface StopFieldsProps {
  readonly stops: readonly Stop[];
  readonly pickup: Place | null;
  readonly onChange: (change: (stops: readonly Stop[]) => readonly Stop[]) => void;
}

const noStop: Stop = { text: '', place: null };

/** Stops on the way, found like the destination. The route and its price do not contain them. */
export function StopFields({ stops, pickup, onChange }: StopFieldsProps) {
  const { t } = useMoreTexts();
  const position = useCustomerPosition();
  const origin = pickup?.coordinates ?? position;
  const isFull = stops.length >= STOPS_MAX;
  // A stop keeps its field and the field's state when one before it is removed.
  const [keys, setKeys] = useState(() => stops.map((_, index) => index));
  const [news, setNews] = useState('');
  const [focusRequest, setFocusRequest] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (focusRequest) focusField(focusRequest.id);
  }, [focusRequest]);

  const add = () => {
    if (isFull) return;
    onChange((stops) => [...stops, noStop]);
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    setFocusRequest({ id: stopId(stops.length) });
    setNews(t('stops.added', { number: stops.length + 1 }));
  };
  const remove = (index: number) => {
    onChange((stops) => stops.toSpliced(index, 1));
    setKeys(keys.toSpliced(index, 1));
    // The pressed button is gone.
    setFocusRequest({ id: index > 0 ? stopId(index - 1) : ADD_ID });
    setNews(t('stops.removed', { number: index + 1 }));
  };
  return (
    <>
      {stops.map(({ text, place }, index) => {
        const number = index + 1;
        return (
          <div key={keys[index] ?? index} className={styles.stop}>
            <AddressField
              id={stopId(index)}
              label={t('stops.stop', { number })}
              note={t('stops.asNote')}
              example={t('stops.example')}
              text={text}
              place={place}
              onChange={(text, place) =>
                onChange((stops) => stops.map((stop, at) => (at === index ? { text, place } : stop)))
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
      <p role="status" className="quiet-text">
        <span key={keys.join()}>{news}</span>
      </p>
      <Button id={ADD_ID} look="quiet" aria-disabled={isFull} onClick={add}>
        {t(isFull ? 'stops.full' : 'stops.add')}
      </Button>
    </>
  );
}
