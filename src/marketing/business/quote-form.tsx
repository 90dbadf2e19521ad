import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConsentQuestion } from '../../consent/consent-question';
import { useTranslation } from '../../i18n/use-translation';
import { AddressCredit } from '../../maps/addresses/address-credit';
import { addressesService, consentSubject, mapsParty } from '../../maps/service/chosen-services';
import { LoadServices } from '../../maps/service/load-services';
import { useServiceStatus, useServices } from '../../maps/service/service-status';
import { Button } from '../../ui/button';
import { useBrowserLayoutEffect } from '../../ui/effects';
import { registerText } from '../../ui/form/entered-texts';
import { Field } from '../../ui/form/field';
import { typedText } from '../../ui/form/typed-text';
import * as styles from './business.module.css';
import { PickupFields } from './pickup-fields';
import {
  emptyStop,
  type Quote,
  type QuoteForm as QuoteFormValues,
  quoteOf,
  TRAVELLERS_MAX,
  TRAVELLERS_MIN,
} from './quote';
import { QuoteSummary } from './quote-summary';
import { useOrderPart } from './use-business-status';

const firstValues: QuoteFormValues = {
  pickups: [emptyStop],
  drop: emptyStop,
  travellers: String(TRAVELLERS_MIN),
};

/** The form of a quote. Keeps text that was typed into the built HTML before the script arrived. */
export function useQuoteForm() {
  const form = useForm<QuoteFormValues>({ defaultValues: firstValues });
  // Set one by one: a reset would replace the pickup fields, and a focused one would lose the focus.
  useBrowserLayoutEffect(() => {
    const [pickup, drop] = [textIn('pickup-1'), textIn('drop')];
    if (pickup) form.setValue('pickups.0', { text: pickup, place: null });
    if (drop) form.setValue('drop', { text: drop, place: null });
    form.setValue('travellers', textIn('travellers') || firstValues.travellers);
  }, [form]);
  return form;
}

const focusFirstPickup = () => document.getElementById('business-pickup-1')?.focus();

const textIn = (name: string): string => typedText(`business-${name}`);

/**
 * The request for a quote. Get Quote logs the input and shows it as a prepared mail; it sends nothing (Spec §2, D22).
 */
export function QuoteForm() {
  const { t } = useTranslation('business');
  const form = useQuoteForm();
  // Suggestions load when a field gets the focus; before that, the page requests nothing (D27).
  const [wantsMaps, setWantsMaps] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<{ readonly quote: Quote; readonly isFallback: boolean } | null>(null);
  /** A request without any address is logged, but there is nothing to send. */
  const [isMissing, setMissing] = useState(false);

  // The visitor may have focused a field, or typed, before the script arrived.
  const { pickups, drop, travellers } = form.getValues();
  const isTyped = [...pickups, drop].some(({ text }) => text.trim() !== '');
  const redirect = useOrderPart(isTyped || travellers !== String(TRAVELLERS_MIN) || request !== null);
  useEffect(() => {
    if (isTyped || element.current?.contains(document.activeElement)) setWantsMaps(true);
  }, [isTyped]);
  /** Until the form says something else, so that no mail has what was corrected since. */
  const isCurrent = JSON.stringify(request?.quote) === JSON.stringify(quoteOf(form.getValues()));
  const ask = (values: QuoteFormValues) => {
    if (redirect) return redirect();
    const quote = quoteOf(values);
    console.log(quote);
    const hasAddress = quote.pickups.length > 0 || quote.drop !== '';
    setMissing(!hasAddress);
    if (!hasAddress) return focusFirstPickup();
    // With the sentence that says so: until then the number stays as it was typed.
    form.setValue('travellers', String(quote.travellers));
    setRequest({ quote, isFallback: Number(values.travellers) !== quote.travellers });
  };

  return (
    <section className={`card ${styles.quote}`} aria-labelledby="business-quote">
      <h2 id="business-quote">{t('quote.title')}</h2>
      {/* A submit before React has started is stored (layout/before-react). Without a script, `dialog` keeps input
         out of the page's address (D37). */}
      <form
        ref={element}
        method="dialog"
        data-kept
        className={styles.form}
        onSubmit={form.handleSubmit(ask)}
        onFocus={() => setWantsMaps(true)}
        noValidate
      >
        <PickupFields form={form} error={isMissing && !isTyped ? t('quote.missing') : undefined} />
        <AddressService isWanted={wantsMaps} />
        <Field id="business-travellers" label={t('quote.travellers')} hint={t('quote.travellersHint')}>
          {(control) => (
            <input
              {...control}
              {...registerText(form, 'travellers')}
              type="number"
              inputMode="numeric"
              min={TRAVELLERS_MIN}
              max={TRAVELLERS_MAX}
            />
          )}
        </Field>
        <div role="status">{request && isCurrent && <QuoteSummary {...request} />}</div>
        <div className={styles.submit}>
          <Button type="submit">{t('quote.submit')}</Button>
        </div>
      </form>
      <p className={styles.withoutScript}>{t('quote.withoutScript')}</p>
    </section>
  );
}

const addressServices = [addressesService];

/**
 * The address service of a screen without a map, with its credit. Nothing loads until a field needs it; then the
 * consent question if a third party serves it (D27), then its script.
 */
export function AddressService({ isWanted }: { readonly isWanted: boolean }) {
  const status = useServiceStatus(addressesService);

  useServices(addressServices, isWanted);

  const about = isWanted && (status === 'asking' || status === 'refused') ? mapsParty : null;
  return (
    <>
      {about && <ConsentQuestion about={about} subject={consentSubject()} onAllowed={focusFirstPickup} />}
      {isWanted && !about && <LoadServices services={addressServices} />}
      <AddressCredit />
    </>
  );
}
