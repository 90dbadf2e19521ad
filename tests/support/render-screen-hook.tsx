import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../src/backend/query-client';

notifyManager.setScheduler((callback) => callback());

/** Renders a hook inside what stands around every screen: the server state. Each call is a browser of its own. */
export function renderScreenHook<Props, Answer>(hook: (props: Props) => Answer, initialProps?: Props) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, ...renderHook(hook, { wrapper, ...(initialProps === undefined ? {} : { initialProps }) }) };
}
