import { type MouseEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Field } from '../../ui/form/field';
import { ContactLinks } from './contact-links';
import { CustomerPage } from './customer-page';

/** Apply referral: sends a referral code to support by mail or WhatsApp (D8). */
export function ApplyReferralScreen() {
  const { t } = useTranslation('customer-pages');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const typed = code.trim();
  const check = (event: MouseEvent) => {
    setMissing(!typed);
    if (typed) return;
    event.preventDefault();
    document.getElementById('referral-code')?.focus();
  };
  return (
    <CustomerPage title={t('menu.referral')}>
      <p>{t('referral.text')}</p>
      <Field id="referral-code" label={t('referral.code')} error={isMissing ? t('referral.missing') : undefined}>
        {(control) => (
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            {...control}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
      <ContactLinks subject={t('referral.subject')} lines={[t('referral.line', { code: typed })]} onClick={check} />
    </CustomerPage>
  );
}
