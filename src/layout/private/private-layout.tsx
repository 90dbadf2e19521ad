import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LoginNoticeBar } from '../../session/login/login-notice-bar';
import { BusyNotice } from '../busy-notice';
import { FrameBoundary } from '../failed/frame-boundary';
import { ScreenBoundary } from '../failed/screen-boundary';
import * as styles from '../layout.module.css';
import { SiteFooter } from '../site-footer';
import { PrivateHeader } from './private-header';
import { PrivateMenu } from './private-menu';
import * as shell from './private-shell.module.css';

/**
 * The frame of the private pages: their own header, and the side menu instead of the top navigation (Spec §2). Not
 * printed.
 */
export function PrivateLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <FrameBoundary as="header">
        <PrivateHeader />
      </FrameBoundary>
      <FrameBoundary>
        <BusyNotice />
      </FrameBoundary>
      <div className={`wrap ${shell.withSide}`}>
        <nav className={shell.side} aria-label={t('private.label')}>
          <FrameBoundary>
            <PrivateMenu />
          </FrameBoundary>
        </nav>
        <main id="content" tabIndex={-1} className={styles.main}>
          <FrameBoundary>
            <LoginNoticeBar />
          </FrameBoundary>
          <ScreenBoundary>{children}</ScreenBoundary>
        </main>
      </div>
      <div className={shell.footer}>
        <FrameBoundary as="footer">
          <SiteFooter />
        </FrameBoundary>
      </div>
    </>
  );
}
