import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FrameBoundary } from './failed/frame-boundary';
import { ScreenBoundary } from './failed/screen-boundary';
import { Brand, PhoneHandset, PhoneNumber } from './header-links';
import { LanguageSwitch } from './language-switch';
import * as styles from './layout.module.css';
import { SiteFooter } from './site-footer';

/** The frame of the page of a shared ride: brand, phone number, language, footer. Its visitor is not the customer. */
export function FollowLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <FrameBoundary as="header">
        <header className={styles.header}>
          <div className={`wrap ${styles.bar} ${styles.apart}`}>
            <Brand />
            <PhoneNumber />
            <PhoneHandset />
            <LanguageSwitch />
          </div>
        </header>
      </FrameBoundary>
      <main id="content" tabIndex={-1} className={styles.main}>
        <ScreenBoundary>{children}</ScreenBoundary>
      </main>
      <FrameBoundary as="footer">
        <SiteFooter />
      </FrameBoundary>
    </>
  );
}
