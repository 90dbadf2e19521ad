import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LoginNoticeBar } from '../session/login/login-notice-bar';
import { BusyNotice } from './busy-notice';
import { FrameBoundary } from './failed/frame-boundary';
import { ScreenBoundary } from './failed/screen-boundary';
import * as styles from './layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SiteLayoutProps {
  readonly children: ReactNode;
}

/** The frame of all public pages: top navigation, page, footer. */
export function SiteLayout({ children }: SiteLayoutProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <FrameBoundary as="header">
        <SiteHeader />
      </FrameBoundary>
      <FrameBoundary>
        <BusyNotice />
      </FrameBoundary>
      <main id="content" tabIndex={-1} className={styles.main}>
        <FrameBoundary>
          <LoginNoticeBar />
        </FrameBoundary>
        <ScreenBoundary>{children}</ScreenBoundary>
      </main>
      <FrameBoundary as="footer">
        <SiteFooter />
      </FrameBoundary>
    </>
  );
}
