import { useTranslation } from '../../i18n/use-translation';
import { Field } from '../../ui/form/field';
import * as styles from './invoice.module.css';
import type { InvoiceDetails } from './invoice-details';

interface InvoiceDetailsFormProps {
  readonly details: InvoiceDetails;
  readonly onChange: (change: Partial<InvoiceDetails>) => void;
}

/** The customer's additions to the receipts: printed as typed, and sent nowhere. */
export function InvoiceDetailsForm({ details, onChange }: InvoiceDetailsFormProps) {
  const { t } = useTranslation('invoice');
  return (
    <fieldset className={`card ${styles.details}`}>
      <legend className="quiet-text">{t('details.title')}</legend>
      <p className="soft">{t('details.explanation')}</p>
      <Field id="invoice-recipient" label={t('details.recipient')} note={t('details.optional')}>
        {(control) => (
          <textarea
            rows={3}
            {...control}
            value={details.recipient}
            onChange={(event) => onChange({ recipient: event.target.value })}
          />
        )}
      </Field>
      <Field id="invoice-cost-centre" label={t('details.costCentre')} note={t('details.optional')}>
        {(control) => (
          <input
            type="text"
            {...control}
            value={details.costCentre}
            onChange={(event) => onChange({ costCentre: event.target.value })}
          />
        )}
      </Field>
      <Field id="invoice-occasion" label={t('details.occasion')} note={t('details.optional')}>
        {(control) => (
          <input
            type="text"
            {...control}
            value={details.occasion}
            onChange={(event) => onChange({ occasion: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
