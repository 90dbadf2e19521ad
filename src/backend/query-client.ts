import { QueryClient } from '@tanstack/react-query';

/**
 * Keeps what the calls have answered. One try: a screen says what failed and offers the next one itself. Offline fails at
 * once instead of waiting, also where the backend is on this machine.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
