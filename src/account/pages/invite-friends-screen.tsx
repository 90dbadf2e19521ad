import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { QrCode } from '../../ui/qr-code';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

/** Invite friends: the device's share sheet, copying, and a QR code (D8). The link contains no personal data. */
export function InviteFriendsScreen() {
  const { t } = useTranslation('customer-pages');
  const language = useLanguage();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const link = `${window.location.origin}${withPrefix(localPath(language, '/'))}`;
  const canShare = typeof navigator.share === 'function';

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: site.name, text: t('invite.message', { name: site.name }), url: link });
    } catch {
      // Closed without sharing, or refused by the device: the link can still be copied.
    }
  };

  return (
    <CustomerPage title={t('menu.invite')}>
      <p>{t('invite.text')}</p>
      <Field id="invite-link" label={t('invite.link')}>
        {(control) => (
          <input type="text" readOnly {...control} value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className={styles.actions}>
        {canShare && <Button onClick={share}>{t('invite.share')}</Button>}
        <Button look={canShare ? 'quiet' : 'signal'} onClick={copy}>
          {t('invite.copy')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {said ? t(`invite.${said}`) : ''}
      </p>
      <QrCode text={link} label={t('invite.code', { name: site.name })} />
    </CustomerPage>
  );
}
