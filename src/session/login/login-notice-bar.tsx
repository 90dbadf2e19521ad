import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import type { ErrorKey } from '../../i18n/texts';
import { useTranslation } from '../../i18n/use-translation';
import { createStore } from '../../lib/store';
import { Button, IconButton } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import { Icon } from '../../ui/icon';
import { X } from '../../ui/icons';
import { useSession } from '../use-session';
import * as styles from './login-notice-bar.module.css';
import { CallInstead } from './without-sign-in';

/** The result of a login. `not-kept`: it succeeded, but this device stores nothing. */
export type LoginNotice =
  | { readonly kind: 'failed'; readonly sentence: ErrorKey; readonly retry: () => void }
  | { readonly kind: 'not-kept' };

/** The notice of the last login; it stays after the dialog has closed (D12). */
export const loginNotice = createStore<LoginNotice | null>(null);

/** The current notice, or null. */
export const useLoginNotice = (): LoginNotice | null =>
  useSyncExternalStore(loginNotice.subscribe, loginNotice.get, () => null);

/**
 * The notice of the last login, an alert fixed to the top of the window. It stays until it is closed or the next login
 * starts (D12).
 */
export function LoginNoticeBar() {
  const { t } = useTranslation(['errors', 'session', 'common']);
  const left = useLoginNotice();
  const isSignedIn = useSession().status === 'signed-in';
  const notice = left?.kind === 'not-kept' && !isSignedIn ? null : left;
  const focusedBefore = useRef<Element | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  // The bar's buttons are removed with it: the focus returns to where it was before.
  useEffect(() => {
    if (!notice) return;
    focusedBefore.current = document.activeElement;
    bar.current?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);
  const returnFocus = () => {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  };
  const close = () => {
    returnFocus();
    loginNotice.set(null);
  };

  return (
    <div ref={bar} role="alert" className={styles.bar}>
      {notice && (
        <div className={styles.notice}>
          {notice.kind === 'failed' ? (
            <FailureNote sentence={t(`errors:${notice.sentence}`)}>
              <p>
                {t('session:notSignedIn')} <FailureReference isApart />
              </p>
              <Button
                className={styles.retry}
                onClick={() => {
                  returnFocus();
                  notice.retry();
                }}
              >
                {t('common:tryAgain')}
              </Button>
              <CallInstead />
            </FailureNote>
          ) : (
            <p>{t('session:notKept')}</p>
          )}
          <IconButton label={t('common:close')} icon={<Icon of={X} />} onClick={close} />
        </div>
      )}
    </div>
  );
}
