import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { readPhone } from '../../lib/text/phone';
import { useEmergencyContact } from '../../session/use-emergency-contact';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

type Result = 'saved' | 'deleted' | null;

/**
 * Emergency contact: the person that SOS offers to call; validated, stored on this device only, and removable (D8,
 * D10).
 */
export function EmergencyContactScreen() {
  const { t } = useTranslation('customer-pages');
  const { contact, keep, remove } = useEmergencyContact();
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [isWrong, setWrong] = useState(false);
  const [result, setResult] = useState<Result>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setResult(null);
    const number = await readPhone(phone);
    // Without its rules a number is kept as it was typed.
    const shown = number === undefined && /\d/.test(phone) ? phone.trim() : number?.shown;
    setWrong(!shown);
    if (!shown) {
      document.getElementById('emergency-phone')?.focus();
      return;
    }
    setPhone(shown);
    keep({ name: name.trim(), phone: shown });
    setResult('saved');
  };
  const forget = () => {
    remove();
    setName('');
    setPhone('');
    setWrong(false);
    setResult('deleted');
    // The pressed button is removed with the contact.
    document.getElementById('emergency-name')?.focus();
  };

  return (
    <CustomerPage title={t('menu.emergency')}>
      <p>{t('emergency.text')}</p>
      <form noValidate className={styles.form} onSubmit={save}>
        <Field id="emergency-name" label={t('emergency.name')}>
          {(control) => (
            <input type="text" autoComplete="off" {...control} value={name} onChange={(e) => setName(e.target.value)} />
          )}
        </Field>
        <Field
          id="emergency-phone"
          label={t('emergency.phone')}
          error={isWrong ? t('emergency.wrongPhone') : undefined}
        >
          {(control) => (
            <input
              type="tel"
              autoComplete="off"
              required
              {...control}
              value={phone}
              onChange={(event) => {
                setPhone(event.target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit">{t('emergency.save')}</Button>
          {contact && (
            <Button look="stop" onClick={forget}>
              {t('emergency.delete')}
            </Button>
          )}
        </div>
      </form>
      <p role="status" className={styles.status}>
        {result ? t(`emergency.${result}`) : ''}
      </p>
    </CustomerPage>
  );
}
