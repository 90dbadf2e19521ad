import type { HeadProps } from 'gatsby';
import { useId } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { useSession } from '../../session/use-session';
import { site } from '../../site';
import { headText, type PageTexts } from '../head/page-head';
import { useLogout } from '../use-logout';
import * as shell from './private-shell.module.css';

/** The entries of the side menu (Spec §2, D8) in their groups. */
const groups = [
  [
    'ridesGroup',
    [
      ['/', 'home'],
      ['/bookings', 'book'],
      ['/private/your-ride', 'rides'],
      ['/private/feedback', 'feedback'],
      ['/private/driver-list', 'drivers'],
    ],
  ],
  [
    'moneyGroup',
    [
      ['/private/wallet', site.hasBonusProgramme ? 'wallet' : 'payment'],
      ['/private/invite-friends', 'invite'],
      ['/private/apply-referral', 'referral'],
      ['/private/business-account', 'business'],
    ],
  ],
  [
    'safetyGroup',
    [
      ['/private/emergency-contact', 'emergency'],
      ['/private/support', 'support'],
    ],
  ],
  [
    'accountGroup',
    [
      ['/private/profile', 'profile'],
      ['/private/change-password', 'password'],
      ['/private/device', 'device'],
    ],
  ],
] as const;

/** The text key of the entry that leads to an address, below `menu`; null if none does. */
const menuEntryAt = (pathname: string) =>
  groups
    .flatMap(([, entries]) => entries.map(([path, entry]) => ({ path, entry })))
    .find(({ path }) => path.startsWith('/private/') && pathname.replace(/\/$/, '').endsWith(path))?.entry ?? null;

/**
 * The title of the private screen at this address, in the words of the side menu: two tabs and a screen reader's list
 * of windows tell them apart (WCAG 2.4.2). One file serves all of them, so its HTML has the title of them all, until
 * Gatsby renders the head again for the address.
 */
export function privateTitle({ data, location }: Pick<HeadProps<PageTexts>, 'data' | 'location'>): string {
  const entry = menuEntryAt(location.pathname);
  return entry ? headText(data, 'customer-pages', `menu.${entry}`) : headText(data, 'common', 'private.label');
}

/** The links of the private pages by group, and Logout for a signed-in customer. */
export function PrivateMenu() {
  const { t } = useTranslation('customer-pages');
  const logout = useLogout();
  const isSignedIn = useSession().status === 'signed-in';
  const id = useId();
  return (
    <div className={shell.menuLinks}>
      {groups.map(([name, entries]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={shell.group}>
            {t(`menu.${name}`)}
          </p>
          {entries.map(([path, entry]) => (
            <LocalLink key={path} to={path}>
              {t(`menu.${entry}`)}
            </LocalLink>
          ))}
          {name === 'accountGroup' && isSignedIn && (
            <button type="button" onClick={logout}>
              {t('menu.logout')}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
