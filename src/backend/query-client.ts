import { QueryClient } from '@tanstack/react-query';

/** The library would keep what is sent offline, and send it by itself when nobody waits for it any more. */
const atOnce = { retry: false, networkMode: 'always' } as const;

/**
 * Keeps what the calls have answered. One try: a screen says what failed and offers the next one itself. Offline fails at
 * once instead of waiting, also where the backend is on this machine.
 */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: atOnce, mutations: atOnce } });
