import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useSession } from '../use-session';
import { LoginDialog } from './login-dialog';
import * as styles from './login-dialog.module.css';

/** Offers the login beside a form that it fills in; renders nothing for a signed-in customer. */
export function SignInOffer() {
  const { t } = useTranslation('session');
  const [open, setOpen] = useState(false);
  if (useSession().status !== 'anonymous') return null;
  return (
    <>
      <button type="button" className={styles.offer} onClick={() => setOpen(true)}>
        {t('offer')}
      </button>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        onSignedIn={() => setOpen(false)}
        onRetry={() => setOpen(true)}
      />
    </>
  );
}
