import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../backend/query-client';
import { useSession } from '../session/use-session';
import { useSessionKeeper } from '../session/use-session-keeper';

function Root({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useSessionKeeper();
  const session = useSession();
  const token = session.status === 'signed-in' ? session.token : null;

  // What was read for one customer is never shown to the next: forgotten when that customer's session ends.
  useEffect(() => {
    if (token) return () => void queries.resetQueries();
  }, [token, queries]);

  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Gatsby's hook for what stands around every page: the session and the server state of the customer's screens. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;
