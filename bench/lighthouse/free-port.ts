import { createServer } from 'node:net';

/** A port that nobody listens on: the browser tells Lighthouse by it what it sees. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
