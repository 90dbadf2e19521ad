import { existsSync } from 'node:fs';
import { succeeds } from './programs.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, the system's, Debian's package if run as root, or Playwright's
 * download. Returns its path; null after it printed what to install.
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
