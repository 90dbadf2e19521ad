import { installIfNeeded } from './install.mjs';

installIfNeeded();

// Only now: these need what has just been installed.
const { addresses, ports, requireFreePorts } = await import('./ports.mjs');
const { build } = await import('./build.mjs');
const { createStaticServer } = await import('./static-server.mjs');
const { startBackend, stopOnSignal } = await import('./backend-process.mjs');

await requireFreePorts();
build(addresses);
const backend = await startBackend();
const site = createStaticServer();
stopOnSignal(backend, () => {
  site.close();
  site.closeAllConnections();
});
site.listen(ports.SITE_PORT, () => console.log(`Ready: http://localhost:${ports.SITE_PORT}/website/`));
