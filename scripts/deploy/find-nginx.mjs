import { existsSync } from 'node:fs';
import { succeeds } from '../programs.mjs';
import { NGINX } from './nginx-path.mjs';

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Finds nginx with the module for brotli: the system's, or Debian's packages if run as root. Returns its path; null
 * after it printed what to install.
 */
export async function findNginx() {
  const isInstalled = () => existsSync(NGINX) && existsSync(BROTLI);
  if (!isInstalled() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s nginx for the tests of deploy/ ...');
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
    if (await succeeds('apt-get', ['update', '-qq'])) await succeeds('apt-get', install);
  }
  if (isInstalled()) return NGINX;
  console.error(`The tests of deploy/ need nginx: install ${PACKAGES.join(' and ')}.`);
  return null;
}
