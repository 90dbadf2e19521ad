import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '../backend/query-client';
import { pagePerson } from '../lib/page-person';
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
      {/* Another person's page is another page: no dialog, form, line or screen of the one before stays. */}
      <Fragment key={useTurn()}>{children}</Fragment>
    </QueryClientProvider>
  );
}

/** Gatsby's hook for what stands around every page: the session and the server state of the customer's screens. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;
