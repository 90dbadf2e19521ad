import { useTranslation } from '../../i18n/use-translation';
import { useSession } from '../../session/use-session';
import { Brand, PhoneHandset, PhoneNumber } from '../header-links';
import { LanguageSwitch } from '../language-switch';
import * as styles from '../layout.module.css';
import { MenuButton } from '../menu-button';
import { TrackRide } from '../track-ride';
import { PrivateMenu } from './private-menu';
import * as shell from './private-shell.module.css';

/**
 * The header of the private pages: brand, ride, booking phone number and menu in one row. A greeting with the stored
 * name and the language (Spec §2) are in that row on a desk, and at the head of the menu in a narrow window; on a
 * tablet the greeting is in both.
 */
export function PrivateHeader() {
  const { t } = useTranslation('common');
  return (
    <header className={`${styles.header} ${shell.header}`}>
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <Greeting className={shell.greeting} />
        <div className={styles.end}>
          <TrackRide />
          <PhoneNumber />
          <LanguageSwitch className={shell.language} />
          <PhoneHandset />
          <MenuButton className={shell.menu}>
            <div className={shell.head}>
              <Greeting className={shell.name} />
              <LanguageSwitch />
            </div>
            <nav aria-label={t('navigation.menu')}>
              <PrivateMenu />
            </nav>
          </MenuButton>
        </div>
      </div>
    </header>
  );
}

function Greeting({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('common');
  const session = useSession();
  const name = session.status === 'signed-in' ? session.customer.name : '';
  return <p className={className}>{name ? t('private.greeting', { name }) : t('private.greetingWithoutName')}</p>;
}
