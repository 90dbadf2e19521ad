import { LocalLink } from '../i18n/local-link';
import { useDocumentKind } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { LOGIN_PATH, LoginButton } from '../session/login/login-button';
import { useSession } from '../session/use-session';
import { buttonClass } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { UserRound } from '../ui/icons';
import { Brand, PhoneHandset, PhoneNumber } from './header-links';
import { LanguageSwitch } from './language-switch';
import * as styles from './layout.module.css';
import { MenuButton } from './menu-button';
import { SiteLinks } from './site-links';
import { TrackRide } from './track-ride';
import { useLogout } from './use-logout';

/** The top navigation of all public pages (Spec §2). */
export function SiteHeader() {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <nav className={styles.links} aria-label={t('navigation.label')}>
          <SiteLinks />
        </nav>
        <div className={styles.end}>
          <TrackRide />
          <PhoneNumber />
          <PhoneHandset className={styles.besideRide} />
          <LanguageSwitch className={styles.language} />
          {/* The labels of Login and My Account differ in length: the space fits both, so that nothing moves. */}
          <div className={styles.account} data-login={t('navigation.login')} data-account={t('navigation.account')}>
            <AccountMenu />
          </div>
          <PhoneHandset />
          <MenuButton className={styles.menu}>
            <nav className={styles.menuLinks} aria-label={t('navigation.menu')}>
              <SiteLinks />
              <LanguageSwitch />
            </nav>
          </MenuButton>
        </div>
      </div>
    </header>
  );
}

/** Login, or the My Account menu of a signed-in customer (Spec §2); in a narrow window its button is an icon. */
function AccountMenu() {
  const { t } = useTranslation('common');
  const session = useSession();
  const canSignInHere = useDocumentKind() === 'program';

  if (session.status !== 'signed-in') {
    const look = { className: buttonClass('quiet', styles.small), children: t('navigation.login') };
    return canSignInHere ? <LoginButton isLinked {...look} /> : <LocalLink to={LOGIN_PATH} {...look} />;
  }
  return (
    <Disclosure
      isMenu
      className={styles.accountMenu}
      buttonClassName={buttonClass('quiet', `${styles.small} ${styles.accountButton}`)}
      panelClassName={styles.menuPanel}
      label={
        <>
          <Icon of={UserRound} size={22} />
          <span className={styles.accountLabel}>{t('navigation.account')}</span>
        </>
      }
    >
      <div className={styles.menuLinks}>
        <AccountLinks />
      </div>
    </Disclosure>
  );
}

function AccountLinks() {
  const { t } = useTranslation('common');
  const logout = useLogout();
  return (
    <>
      <LocalLink to="/private/profile">{t('navigation.profile')}</LocalLink>
      <LocalLink to="/private/your-ride">{t('navigation.myBookings')}</LocalLink>
      <button type="button" onClick={logout}>
        {t('navigation.logout')}
      </button>
    </>
  );
}
