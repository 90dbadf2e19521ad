import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { registerText } from '../../ui/form/entered-texts';
import { ErrorSummary } from '../../ui/form/error-summary';
import { Field } from '../../ui/form/field';
import { usePhoneHint } from '../../ui/form/use-phone-hint';
import * as screenStyles from '../screen.module.css';
import * as styles from './profile.module.css';
import { fieldId } from './profile-form';
import type { useProfileForm } from './use-profile-form';

/** The button that opened the form is removed: the focus moves to the first field. */
const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Edit mode: name, mobile and email, save or cancel (Spec §2). After a failure, the input is kept. */
export function ProfileEditor({ state }: { readonly state: ReturnType<typeof useProfileForm> }) {
  const { t } = useTranslation(['profile', 'errors']);
  const { flow, form, problems, isChanged } = state;
  const { shown, look } = usePhoneHint(form.watch('phone'));
  const isSaving = flow.step === 'saving';
  const failure = flow.step === 'editing' ? flow.failure : null;
  return (
    <form
      ref={focusFirstField}
      className={`card ${styles.card}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <ErrorSummary heading={t('incomplete')} problems={problems} textOf={t} idOf={fieldId} />
      <Field id={fieldId('name')} label={t('name')} error={problems.at('name') ? t('nameRequired') : undefined}>
        {(control) => <input type="text" autoComplete="name" required {...control} {...registerText(form, 'name')} />}
      </Field>
      <Field id={fieldId('phone')} label={t('phone')}>
        {(control) => (
          <input
            type="tel"
            autoComplete="tel"
            {...control}
            {...registerText(form, 'phone', { onBlur: (event) => look(event.target.value) })}
          />
        )}
      </Field>
      <Field id={fieldId('email')} label={t('email')} error={problems.at('email') ? t('emailRequired') : undefined}>
        {(control) => (
          <input type="email" autoComplete="email" required {...control} {...registerText(form, 'email')} />
        )}
      </Field>
      {failure && (
        <p role="alert" className={styles.failure}>
          {t(`errors:${failure.message}`)} <FailureReference failure={failure} isApart />
        </p>
      )}
      <div className={screenStyles.foot}>
        {/* Not disabled, so that it keeps the focus while saving; the flow ignores a second click. */}
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'saving' : 'save')}
        </Button>
        <Button look="quiet" aria-disabled={isSaving} onClick={state.cancel}>
          {t('cancel')}
        </Button>
      </div>
      {/* Last, so that it moves nothing and needs no empty lines. */}
      <div className={styles.news}>
        <p role="status">{shown ? t('phoneRead', { phone: shown }) : ''}</p>
        <p>{isChanged ? t('kept') : ''}</p>
      </div>
    </form>
  );
}
