import { withPrefix } from 'gatsby';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { QrCode, useSending } from '../../job/sharing';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

/** Invite friends: the device's share sheet, copying, and a QR code (D8). The link contains no personal data. */
export function InviteFriendsScreen() {
  const { t } = useTranslation('customer-pages');
  const language = useLanguage();
  const { canShare, copyResult, copy, share } = useSending();
  const link = `${window.location.origin}${withPrefix(localPath(language, '/'))}`;
  const invitation = { title: site.name, text: t('invite.message', { name: site.name }), url: link };

  return (
    <CustomerPage title={t('menu.invite')}>
      <div className={styles.invite}>
        <div>
          <p>{t('invite.text')}</p>
          <Field id="invite-link" label={t('invite.link')}>
            {(control) => (
              <input type="text" readOnly {...control} value={link} onFocus={(event) => event.target.select()} />
            )}
          </Field>
          <div className={styles.actions}>
            {canShare && <Button onClick={() => share(invitation)}>{t('invite.share')}</Button>}
            <Button look={canShare ? 'quiet' : 'signal'} onClick={() => copy(link)}>
              {t('invite.copy')}
            </Button>
          </div>
          <p role="status" className={styles.status}>
            {copyResult ? t(`invite.${copyResult}`) : ''}
          </p>
        </div>
        <QrCode text={link} label={t('invite.code', { name: site.name })} />
      </div>
    </CustomerPage>
  );
}
