import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { LoginNoticeBar } from '../session/login-notice-bar';
import { useSession } from '../session/use-session';
import { site } from '../site';
import { Disclosure } from '../ui/disclosure';
import { iconButtonClass } from '../ui/icon-button';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import * as styles from './layout.module.css';
import * as shell from './private-shell.module.css';
import { SiteFooter } from './site-footer';
import { useLogout } from './use-logout';

/**
 * The frame of the private pages: their own header, and the side menu instead of the top navigation (Spec §2). Not
 * printed.
 */
export function PrivateLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['common', 'customer-pages']);
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <PrivateHeader />
      <div className={`wrap ${shell.withSide}`}>
        <nav className={`${shell.side} ${shell.menuLinks}`} aria-label={t('customer-pages:menu.label')}>
          <MenuLinks />
        </nav>
        <main id="content" tabIndex={-1} className={styles.main}>
          <LoginNoticeBar />
          {children}
        </main>
      </div>
      <div className={shell.footer}>
        <SiteFooter />
      </div>
    </>
  );
}

/** A greeting with the stored name, the booking phone number and the language (Spec §2); on a phone also the menu. */
function PrivateHeader() {
  const { t } = useTranslation(['common', 'customer-pages']);
  const session = useSession();
  const name = session.status === 'signed-in' ? session.customer.name : '';
  return (
    <header className={`${styles.header} ${shell.header}`}>
      <div className={`wrap ${shell.bar}`}>
        <Brand />
        <p className={shell.greeting}>{name ? t('private.greeting', { name }) : t('private.greetingWithoutName')}</p>
        <a
          href={`tel:${site.bookingPhone.dialled}`}
          className={shell.phone}
          aria-label={`${t('private.phone')} ${site.bookingPhone.shown}`}
        >
          <span>{t('private.phone')}</span> {site.bookingPhone.shown}
        </a>
        <LanguageSwitch className={shell.language} />
        <Disclosure
          isMenu
          className={shell.drawer}
          buttonClassName={iconButtonClass}
          panelClassName={shell.drawerPanel}
          label={
            <>
              <Menu aria-hidden="true" size={22} />
              <span className="quiet-text">{t('customer-pages:menu.open')}</span>
            </>
          }
        >
          <nav className={shell.menuLinks} aria-label={t('navigation.menu')}>
            <MenuLinks />
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}

/** The entries of the side menu (Spec §2, D8). */
const entries = [
  ['/', 'home'],
  ['/bookings', 'book'],
  ['/private/your-ride', 'rides'],
  ['/private/profile', 'profile'],
  ['/private/feedback', 'feedback'],
  ['/private/wallet', 'wallet'],
  ['/private/invite-friends', 'invite'],
  ['/private/support', 'support'],
  ['/private/emergency-contact', 'emergency'],
  ['/private/driver-list', 'drivers'],
  ['/private/business-account', 'business'],
  ['/private/apply-referral', 'referral'],
  ['/private/change-password', 'password'],
  ['/private/device', 'device'],
] as const;

function MenuLinks() {
  const { t } = useTranslation('customer-pages');
  const logout = useLogout();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      {entries.map(([path, name]) => (
        <LocalLink key={path} to={path}>
          {t(`menu.${name}`)}
        </LocalLink>
      ))}
      {isSignedIn && (
        <button type="button" onClick={logout}>
          {t('menu.logout')}
        </button>
      )}
    </>
  );
}
