import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { TripStop, TripStops } from '../../ui/trip-line';
import * as styles from './business.module.css';
import { emptyStop, type QuoteForm } from './quote';
import { useFocusAfter } from './use-focus-after';

/** Pickups in their order, each to be moved and removed, and the one drop at the end of the line (Spec §2). */
export function PickupFields({ form }: { readonly form: UseFormReturn<QuoteForm> }) {
  const { t } = useTranslation('business');
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'pickups' });
  const [news, setNews] = useState('');
  const focusAfter = useFocusAfter();
  const values = form.watch();

  const add = () => {
    append(emptyStop, { shouldFocus: false });
    focusAfter(inputId(fields.length));
    setNews(t('quote.added', { number: fields.length + 1 }));
  };
  const drop = (index: number) => {
    remove(index);
    focusAfter(inputId(Math.max(0, index - 1)));
    setNews(t('quote.removed', { number: index + 1 }));
  };
  const shift = (index: number, direction: 'up' | 'down') => {
    const to = direction === 'up' ? index - 1 : index + 1;
    move(index, to);
    // At an end of the list the button that was pressed can do no more: the other one takes the focus.
    focusAfter(buttonId(to, direction), buttonId(to, direction === 'up' ? 'down' : 'up'));
    setNews(t('quote.moved', { from: index + 1, to: to + 1 }));
  };

  return (
    <>
      <TripStops of="fields">
        {fields.map((field, index) => (
          <TripStop key={field.id}>
            <div className={styles.pickup}>
              <Field id={inputId(index)} label={t('quote.pickup', { number: index + 1 })}>
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    placeholder={t('quote.pickupExample')}
                    value={values.pickups[index]?.text ?? ''}
                    onChange={(event) =>
                      form.setValue(`pickups.${index}`, { text: event.currentTarget.value, place: null })
                    }
                  />
                )}
              </Field>
              {fields.length > 1 && (
                <div className={styles.tools}>
                  <IconButton
                    id={buttonId(index, 'up')}
                    label={t('quote.up', { number: index + 1 })}
                    icon={<ArrowUp aria-hidden="true" size={18} />}
                    disabled={index === 0}
                    onClick={() => shift(index, 'up')}
                  />
                  <IconButton
                    id={buttonId(index, 'down')}
                    label={t('quote.down', { number: index + 1 })}
                    icon={<ArrowDown aria-hidden="true" size={18} />}
                    disabled={index === fields.length - 1}
                    onClick={() => shift(index, 'down')}
                  />
                  <IconButton
                    label={t('quote.remove', { number: index + 1 })}
                    icon={<X aria-hidden="true" size={18} />}
                    onClick={() => drop(index)}
                  />
                </div>
              )}
            </div>
          </TripStop>
        ))}
        <TripStop>
          <Field id="business-drop" label={t('quote.drop')}>
            {(control) => (
              <input
                {...control}
                type="text"
                placeholder={t('quote.dropExample')}
                value={values.drop.text}
                onChange={(event) => form.setValue('drop', { text: event.currentTarget.value, place: null })}
              />
            )}
          </Field>
        </TripStop>
      </TripStops>
      <Button look="quiet" className={styles.add ?? ''} onClick={add}>
        <Plus aria-hidden="true" size={18} />
        {t('quote.add')}
      </Button>
      <p role="status" className="quiet-text">
        {news}
      </p>
    </>
  );
}

const inputId = (index: number) => `business-pickup-${index + 1}`;
const buttonId = (index: number, direction: 'up' | 'down') => `${inputId(index)}-${direction}`;
