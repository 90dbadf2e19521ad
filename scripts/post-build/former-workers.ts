/**
 * The usual names of service workers. A browser with the worker of a former site at this address asks for its file
 * again at each visit, below the path prefix or at the root of the host, and keeps the old worker if there is none
 * (decision a-worker-against-workers).
 */
export const formerWorkers = ['sw.js', 'service-worker.js'] as const;

/**
 * A worker that removes itself and the caches of the address, then loads the open pages anew: until now the old worker
 * has answered for them, so only a reload shows this site. The site itself has no worker.
 */
export const workerCode = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;
