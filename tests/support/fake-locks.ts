interface Waiting {
  readonly page: string;
  readonly start: () => void;
}

/** The browser's locks (Web Locks), shared by the pages of a device. */
export function createFakeLocks() {
  /** By the lock's name: the first one holds it. */
  const queues = new Map<string, Waiting[]>();
  const queueOf = (name: string) => queues.get(name) ?? [];
  const keep = (name: string, queue: Waiting[]) => {
    const before = queueOf(name)[0];
    queues.set(name, queue);
    if (queue[0] !== before) queue[0]?.start();
  };
  return {
    /** What this page sees as `navigator.locks`. */
    of: (page: string): LockManager => {
      const request = (name: string, ...rest: unknown[]) => {
        const task = rest.at(-1) as (lock: object | null) => unknown;
        if (rest.length > 1 && queueOf(name).length > 0) return Promise.resolve(task(null));
        return new Promise((resolve, reject) => {
          const own: Waiting = { page, start: () => void run() };
          const run = async () => {
            try {
              resolve(await task({}));
            } catch (error) {
              reject(error);
            }
            keep(
              name,
              queueOf(name).filter((one) => one !== own),
            );
          };
          keep(name, [...queueOf(name), own]);
        });
      };
      return { request } as unknown as LockManager;
    },
    /** The pages that hold a lock are closed. */
    leaveHolders: () => {
      for (const [name, queue] of queues) keep(name, queue.slice(1));
    },
    /** The page is closed: its locks are free. */
    leave: (page: string) => {
      for (const [name, queue] of queues)
        keep(
          name,
          queue.filter((one) => one.page !== page),
        );
    },
  };
}
