import { existsSync } from 'node:fs';
import { succeeds } from './programs.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the tests: CHROMIUM_PATH, else the system's, else Debian's package when run as root, else Playwright's
 * own download. Answers its path, or null after one sentence that says what to install.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = () => KNOWN.find((path) => existsSync(path));
  if (installed()) return installed();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium for the browser tests ...');
    if (await succeeds('apt-get', ['update', '-qq'])) await succeeds('apt-get', ['install', '-y', '-qq', 'chromium']);
    if (installed()) return installed();
  }
  if (await succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium'])) {
    const { chromium } = await import('@playwright/test');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  console.error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path.');
  return null;
}
