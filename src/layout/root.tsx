import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '../backend/query';
import { pagePerson } from '../device/personal-store';
import { useSessionKeeper } from '../session/use-session-keeper';
import { useEnteredTexts } from '../ui/form/entered-texts';
import { useTypedTexts } from '../ui/form/typed-text';

function SessionKeeper() {
  useSessionKeeper();
  return null;
}

/** Counts how often the page was reset for another person (D45); 0 in the built HTML. */
const useResetCount = () =>
  useSyncExternalStore(
    pagePerson.subscribe,
    () => pagePerson.get().resetCount,
    () => 0,
  );

function Root({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useTypedTexts();
  useEnteredTexts();
  useTakeOver();
  return (
    <QueryClientProvider client={queries}>
      <SessionKeeper />
      {children}
    </QueryClientProvider>
  );
}

/**
 * The count is the key, so that it remounts the page for another person (D45): no dialog, form, connection or screen
 * of the previous one remains.
 */
const PersonsPage = ({ children }: { readonly children: ReactNode }) => (
  <Fragment key={useResetCount()}>{children}</Fragment>
);

/**
 * Gatsby's hook around the page, for everything that outlives a page: the session, and the cache of the customer's
 * data. Its hook `wrapRootElement` would duplicate them, because Gatsby also renders each page's head in it, as a
 * separate React root: two sessions would exist, and the profile would load twice.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => (
  <Root>
    <PersonsPage>{element}</PersonsPage>
  </Root>
);

declare global {
  interface Window {
    /** Set by the script before React: stops its handlers and replays a stored tap on the button that is there now. */
    takeOver?: ((present: (tapped: HTMLElement) => HTMLElement | null | undefined) => void) | undefined;
  }
}

const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll('button')];

/**
 * Once React's handlers are attached, the script before React stops its own. Where hydration has failed, a tap goes to
 * the button that React has put in the same place.
 */
function useTakeOver(): void {
  const [built] = useState(() => (typeof document === 'undefined' ? [] : buttons()));
  useEffect(() => {
    window.takeOver?.((tapped) => {
      if (tapped.isConnected) return tapped;
      const now = buttons();
      return now.length === built.length ? now[built.indexOf(tapped)] : null;
    });
    window.takeOver = undefined;
  }, [built]);
}
