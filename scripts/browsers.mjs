import { existsSync, readdirSync } from 'node:fs';
import { canInstall, installPackages, succeeds } from './programs.mjs';

const isHere = (path) => existsSync(path);

/** WebKitGTK's small browser, whose folder is named after the processor and the version. */
const miniBrowser = () =>
  (isHere('/usr/lib') ? readdirSync('/usr/lib') : [])
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(`/usr/lib/${name}`).map((library) => `/usr/lib/${name}/${library}/MiniBrowser`))
    .find(isHere);

/** The engines of the customers' browsers. `find` returns the paths of what drives one, or undefined. */
const ENGINES = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    find: () =>
      process.env.CHROMIUM_PATH ||
      ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(isHere),
    download: downloadChromium,
    help: 'install it and set CHROMIUM_PATH to its path',
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isHere),
    help: 'install it and set FIREFOX_PATH to its path',
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => {
      const [driver, screen, browser] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', miniBrowser()];
      return isHere(driver) && isHere(screen) && browser ? { driver, screen, browser } : undefined;
    },
    help: 'install WebKitGTK’s WebKitWebDriver and MiniBrowser, and Xvfb',
  },
];

/** Playwright's own Chromium, downloaded if need be: for a machine without apt. */
async function downloadChromium() {
  if (!(await succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']))) return undefined;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isHere);
}

/** The paths of an engine: the system's, else those of Debian's packages. */
async function findOrInstall({ packages, find, download }, install) {
  if (!find() && install && (await install(packages, 'the browser tests'))) return find();
  return find() ?? download?.();
}

const installer = canInstall ? installPackages : null;

/** Finds Chromium for the browser tests. Returns its path; null after it printed what to install. */
export async function findChromium() {
  const [engine] = ENGINES;
  const found = await findOrInstall(engine, installer);
  if (!found) console.error(`The browser tests need Chromium: ${engine.help}.`);
  return found ?? null;
}

/** Starts the Chromium of the browser tests; ends the script if there is none. */
export async function startChromium(...args) {
  const executablePath = await findChromium();
  if (!executablePath) process.exit(1);
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] });
}

/**
 * Finds every engine, and names each one that is missing. Returns the paths of those that are here by name, and whether
 * one is missing although packages can be installed here.
 */
export async function findEngines(engines = ENGINES, install = installer) {
  const found = {};
  for (const engine of engines) {
    const paths = await findOrInstall(engine, install);
    if (paths) found[engine.name] = paths;
    else console.log(`${engine.name} is not here, and its stories are left out. To run them, ${engine.help}.`);
  }
  return { found, hasFailed: install !== null && Object.keys(found).length < engines.length };
}
