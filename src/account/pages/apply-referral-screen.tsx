import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Field } from '../../ui/form/field';
import { ContactLinks } from './contact-links';
import { CustomerPage } from './customer-page';

/** Apply referral: sends a referral code to support by mail or WhatsApp (D8). */
export function ApplyReferralScreen() {
  const { t } = useTranslation('customer-pages');
  const [code, setCode] = useState('');
  const typed = code.trim();
  return (
    <CustomerPage title={t('menu.referral')}>
      <p>{t('referral.text')}</p>
      <Field id="referral-code" label={t('referral.code')}>
        {(control) => (
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {typed ? (
        <ContactLinks subject={t('referral.subject')} lines={[t('referral.line', { code: typed })]} />
      ) : (
        <p className="soft">{t('referral.empty')}</p>
      )}
    </CustomerPage>
  );
}
