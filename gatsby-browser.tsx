import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/ui/styles/global.css';
// The loading screen is only in the built HTML (gatsby-ssr.tsx); its styles come with the site's.
import './src/marketing/home/loading-screen.module.css';
import { loadOtherKinds } from './src/i18n/use-language';
import { announcePage, keepWholeAddresses } from './src/layout/gatsby/navigation';
import { loadLinkedPages } from './src/layout/gatsby/warm-up';

declare const __PATH_PREFIX__: string;

export { wrapPageElement } from './src/layout/root';

const isDevelopment = process.env.NODE_ENV === 'development';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  loadOtherKinds();
  keepWholeAddresses();
  // The built pages carry it in themselves (scripts/post-build).
  if (isDevelopment) void import('./src/layout/before-react/main');
};

/** Gatsby's own waits three seconds, and requests the site's data again on every tap. */
export const disableCorePrefetching = () => true;

/**
 * Pages carry the styles of their own HTML only: what React adds waits for the whole sheet, so that nothing is shown
 * without. As a transition it lets go of the thread every few milliseconds.
 */
const hydrateWithStyles = (element: ReactElement, container: Element) => {
  // Not an error: a translator or an extension has changed the page before (decision texts-are-elements).
  const onRecoverableError = (error: unknown) => console.warn(`The page was rendered anew: ${error}`);
  const hydrate = () => startTransition(() => void hydrateRoot(container, element, { onRecoverableError }));
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) {
    hydrate();
    return;
  }
  // Asked for again: one that has failed before would not say so any more.
  const again = sheet.cloneNode();
  again.addEventListener('load', hydrate);
  again.addEventListener('error', hydrate);
  sheet.after(again);
  sheet.remove();
};

/** In development there is no HTML to hydrate. */
export const replaceHydrateFunction = isDevelopment ? undefined : () => hydrateWithStyles;

/** In development the script of a shared ride runs once its page is there; the built page has it in its head. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (isDevelopment && document.querySelector('[data-follow]')) void import('./src/layout/before-react/follow');
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  announcePage();
  if (!isDevelopment) loadLinkedPages(__PATH_PREFIX__);
};
