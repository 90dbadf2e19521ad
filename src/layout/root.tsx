import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../backend/query-client';
import { useSessionKeeper } from '../session/use-session-keeper';
import { takeOver } from './before-react/take-over';

function SessionKeeper() {
  useSessionKeeper();
  return null;
}

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

/** Gatsby's hook for what stands around every page: the session and the server state of the customer's screens. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;
