import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { LoginNoticeBar } from '../session/login-notice-bar';
import { useSession } from '../session/use-session';
import { site } from '../site';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import * as styles from './layout.module.css';
import { SiteFooter } from './site-footer';
import { useLogout } from './use-logout';

/** What stands around the private pages: their own header and the side menu instead of the top navigation (Spec §2). */
export function PrivateLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <PrivateHeader />
      <div className={`wrap ${styles.withSide}`}>
        <SideMenu />
        <main id="content" tabIndex={-1} className={styles.main}>
          <LoginNoticeBar />
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}

/** Greeting with the stored name, the booking phone number and the language (Spec §2). */
function PrivateHeader() {
  const { t } = useTranslation('common');
  const session = useSession();
  const name = session.status === 'signed-in' ? session.customer.name : '';
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <p className={styles.greeting}>{name ? t('private.greeting', { name }) : t('private.greetingWithoutName')}</p>
        <div className={styles.privateEnd}>
          <a
            href={`tel:${site.bookingPhone.dialled}`}
            className={styles.phone}
            aria-label={`${t('private.phone')} ${site.bookingPhone.shown}`}
          >
            <span>{t('private.phone')}</span> {site.bookingPhone.shown}
          </a>
          <LanguageSwitch className={styles.languageAlways} />
        </div>
      </div>
    </header>
  );
}

function SideMenu() {
  const { t } = useTranslation('common');
  const logout = useLogout();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <nav className={styles.side} aria-label={t('private.label')}>
      <LocalLink to="/">{t('navigation.home')}</LocalLink>
      <LocalLink to="/bookings">{t('navigation.bookings')}</LocalLink>
      <LocalLink to="/private/your-ride">{t('navigation.myBookings')}</LocalLink>
      <LocalLink to="/private/feedback">{t('private.feedback')}</LocalLink>
      {isSignedIn && (
        <button type="button" onClick={logout}>
          {t('navigation.logout')}
        </button>
      )}
    </nav>
  );
}
