import { X } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation';
import { IconButton } from '../ui/icon-button';
import * as styles from './login-dialog.module.css';
import { loginNotice, useLoginNotice } from './login-notice';

/** What the last login left to say, as an alert that stays until it is dismissed or the next login starts (D12). */
export function LoginNoticeBar() {
  const { t } = useTranslation(['errors', 'common']);
  const notice = useLoginNotice();
  return (
    <div role="alert" className="wrap">
      {notice && (
        <div className={styles.notice}>
          <span>{t(`errors:${notice}`)}</span>
          <IconButton label={t('common:close')} icon={<X aria-hidden="true" />} onClick={() => loginNotice.set(null)} />
        </div>
      )}
    </div>
  );
}
