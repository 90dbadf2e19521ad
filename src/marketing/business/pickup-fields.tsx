import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { AddressField } from '../../maps/addresses/address-field';
import { site } from '../../site';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ArrowDown, ArrowUp, Plus, X } from '../../ui/icons';
import { TripStop, TripStops } from '../../ui/trip-line';
import * as styles from './business.module.css';
import { emptyStop, moveEntry, type QuoteForm } from './quote';

/** The area for suggestions on the business page, with its radius in metres (Spec §5). */
const area = { center: site.map.center, radiusMeters: 50 };

interface PickupFieldsProps {
  readonly form: UseFormReturn<QuoteForm>;
  /** What is missing, said at the first pickup. */
  readonly error?: string | undefined;
}

/** The pickups, which can be reordered and removed, and the single drop at the end of the line (Spec §2). */
export function PickupFields({ form, error }: PickupFieldsProps) {
  const { t } = useTranslation('business');
  const [news, setNews] = useState('');
  const focusAfter = useFocusAfter();
  const { pickups, drop } = form.watch();
  // A pickup keeps its field and the field's state when it moves.
  const [keys, setKeys] = useState([0]);
  // The form's values, not the rendered ones: a tap before React is replayed before early text has been rendered.
  const change = (inNewOrder: <Entry>(list: readonly Entry[]) => Entry[]) => {
    form.setValue('pickups', inNewOrder(form.getValues('pickups')));
    setKeys(inNewOrder);
  };

  const add = () => {
    form.setValue('pickups', [...form.getValues('pickups'), emptyStop]);
    setKeys([...keys, Math.max(...keys) + 1]);
    focusAfter(inputId(pickups.length));
    setNews(t('quote.added', { number: pickups.length + 1 }));
  };
  const take = (index: number) => {
    change((list) => list.toSpliced(index, 1));
    focusAfter(inputId(Math.max(0, index - 1)));
    setNews(t('quote.removed', { number: index + 1 }));
  };
  const shift = (index: number, direction: Direction) => {
    const to = direction === 'up' ? index - 1 : index + 1;
    change((list) => moveEntry(list, index, to));
    // At the end of the list the pressed button is disabled: the other one takes the focus.
    focusAfter(buttonId(to, direction), buttonId(to, direction === 'up' ? 'down' : 'up'));
    setNews(t('quote.moved', { from: index + 1, to: to + 1 }));
  };

  return (
    <>
      <TripStops of="fields">
        {pickups.map(({ text, place }, index) => (
          <TripStop key={keys[index]}>
            <div className={styles.pickup}>
              <AddressField
                id={inputId(index)}
                label={t('quote.pickup', { number: index + 1 })}
                example={t('quote.pickupExample')}
                text={text}
                place={place}
                onChange={(text, place) => form.setValue(`pickups.${index}`, { text, place })}
                area={area}
                error={index === 0 ? error : undefined}
              />
              {pickups.length > 1 && (
                <PickupTools index={index} last={pickups.length - 1} onShift={shift} onRemove={take} />
              )}
            </div>
          </TripStop>
        ))}
        <TripStop>
          <AddressField
            id="business-drop"
            label={t('quote.drop')}
            example={t('quote.dropExample')}
            text={drop.text}
            place={drop.place}
            onChange={(text, place) => form.setValue('drop', { text, place })}
            area={area}
          />
        </TripStop>
      </TripStops>
      <Button look="quiet" className={styles.add ?? ''} onClick={add}>
        <Icon of={Plus} size={18} />
        {t('quote.add')}
      </Button>
      <p role="status" className="quiet-text">
        {/* A new element for each change: the same words twice are two announcements. */}
        <span key={keys.join()}>{news}</span>
      </p>
    </>
  );
}

type Direction = 'up' | 'down';

interface PickupToolsProps {
  readonly index: number;
  readonly last: number;
  readonly onShift: (index: number, direction: Direction) => void;
  readonly onRemove: (index: number) => void;
}

/** Up, down and remove: the buttons of one of several pickups. */
function PickupTools({ index, last, onShift, onRemove }: PickupToolsProps) {
  const { t } = useTranslation('business');
  const number = index + 1;
  return (
    <div className={styles.tools}>
      <IconButton
        id={buttonId(index, 'up')}
        label={t('quote.up', { number })}
        icon={<Icon of={ArrowUp} size={18} />}
        disabled={index === 0}
        onClick={() => onShift(index, 'up')}
      />
      <IconButton
        id={buttonId(index, 'down')}
        label={t('quote.down', { number })}
        icon={<Icon of={ArrowDown} size={18} />}
        disabled={index === last}
        onClick={() => onShift(index, 'down')}
      />
      <IconButton
        label={t('quote.remove', { number })}
        icon={<Icon of={X} size={18} />}
        onClick={() => onRemove(index)}
      />
    </div>
  );
}

const inputId = (index: number) => `business-pickup-${index + 1}`;
const buttonId = (index: number, direction: Direction) => `${inputId(index)}-${direction}`;

/**
 * Moves the focus after the next render, so that a change of the list does not lose it: to the first of these ids that
 * can take it.
 */
function useFocusAfter(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    elements.find((element) => element && !element.matches(':disabled'))?.focus();
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
