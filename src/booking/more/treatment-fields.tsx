import { Field } from '../../ui/form/field';
import { Segmented } from '../../ui/form/segmented';
import { fieldId } from '../form/form';
import { needsInsurer } from './lines';
import { copayments, INSURER_MAX, noTreatment, prescriptions, type Treatment } from './more';
import * as styles from './more-fields.module.css';
import { CheckChoice, MoreSection, type MoreSectionProps, useMoreTexts } from './more-section';

/**
 * A ride to treatment. Its answers are health data: they are asked for only with explicit consent (GDPR Art. 9(2)(a)),
 * and are gone when it is withdrawn.
 */
export function TreatmentFields({ values: { treatment }, onChange, open, errorOf }: MoreSectionProps) {
  const { t } = useMoreTexts();
  const change = (part: Partial<Treatment>) => onChange({ treatment: { ...noTreatment, ...treatment, ...part } });
  return (
    <MoreSection name="treatment" title={t('treatment.title')} open={open} fields={['prescription', 'copayment']}>
      <p className={styles.text}>{t('treatment.meaning')}</p>
      <CheckChoice
        id="booking-treatmentConsent"
        isLong
        isChecked={treatment !== null}
        onChange={(hasConsent) => onChange({ treatment: hasConsent ? noTreatment : null })}
      >
        {t('treatment.consent')}
      </CheckChoice>
      {treatment ? (
        <>
          <Segmented
            id={fieldId('prescription')}
            legend={t('treatment.prescription')}
            options={prescriptions.map((value) => ({ value, label: t(`treatment.prescriptions.${value}`) }))}
            value={treatment.prescription}
            onChange={(prescription) => change({ prescription })}
            error={errorOf('prescription')}
          />
          {needsInsurer(treatment) && (
            <>
              <Segmented
                id={fieldId('copayment')}
                legend={t('treatment.copayment')}
                options={copayments.map((value) => ({ value, label: t(`treatment.copayments.${value}`) }))}
                value={treatment.copayment}
                onChange={(copayment) => change({ copayment })}
                error={errorOf('copayment')}
              />
              <Field id="booking-insurer" label={t('treatment.insurer')} note={t('optional')}>
                {(control) => (
                  <input
                    type="text"
                    autoComplete="off"
                    maxLength={INSURER_MAX}
                    {...control}
                    value={treatment.insurer}
                    onChange={(event) => change({ insurer: event.target.value })}
                  />
                )}
              </Field>
            </>
          )}
        </>
      ) : (
        <p className={styles.text}>{t('treatment.without')}</p>
      )}
    </MoreSection>
  );
}
