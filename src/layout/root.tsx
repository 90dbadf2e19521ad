import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '../backend/query-client';
import { pagePerson } from '../device/page-person';
import { useSessionKeeper } from '../session/use-session-keeper';
import { takeOver } from './before-react/take-over';

function SessionKeeper() {
  useSessionKeeper();
  return null;
}

/** How often the page has begun anew for another person (D45); 0 in the built HTML. */
const useTurn = () =>
  useSyncExternalStore(
    pagePerson.subscribe,
    () => pagePerson.get().turn,
    () => 0,
  );

function Root({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useEffect(takeOver, []);
  return (
    <QueryClientProvider client={queries}>
      <SessionKeeper />
      {children}
    </QueryClientProvider>
  );
}

/** Another person's page is another page (D45): no dialog, form, line or screen of the one before stays. */
const PersonsPage = ({ children }: { readonly children: ReactNode }) => <Fragment key={useTurn()}>{children}</Fragment>;

/** Gatsby's hook around each page, inside its head: a head that is written anew would ask for the icon again. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => <PersonsPage>{element}</PersonsPage>;

/** Gatsby's hook for what stands around every page: the session and the server state of the customer's screens. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;
