import type { HeadProps } from 'gatsby';
import { headText, type PageTexts } from '../head/page-head';
import { menuEntryAt } from './private-menu';

/**
 * The title of the private screen at this address, in the words of the side menu: two tabs and a screen reader's list
 * of windows tell them apart (WCAG 2.4.2). One file serves all of them, so its HTML has the title of them all, until
 * Gatsby renders the head again for the address.
 */
export function privateTitle({ data, location }: Pick<HeadProps<PageTexts>, 'data' | 'location'>): string {
  const entry = menuEntryAt(location.pathname);
  return entry ? headText(data, 'customer-pages', `menu.${entry}`) : headText(data, 'common', 'private.label');
}
