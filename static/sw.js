/*
 * At a usual name of service workers: a browser with the worker of a former site asks for its file again at each visit.
 * This one removes itself and the caches of the host, then loads the open pages anew, which the former one has answered
 * (docs/decisions.md, a-worker-against-workers). This site has no worker.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
