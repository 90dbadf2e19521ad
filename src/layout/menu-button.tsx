import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { iconButtonClass } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/icons';
import * as styles from './layout.module.css';

interface MenuButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The one menu of a narrow window, at the right edge of the header. */
export function MenuButton({ className, children }: MenuButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Disclosure
      isMenu
      className={className}
      buttonClassName={iconButtonClass}
      panelClassName={styles.menuPanel}
      label={
        <>
          <Icon of={Menu} size={22} />
          <span className="quiet-text">{t('navigation.menu')}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
