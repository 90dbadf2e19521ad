import { existsSync } from 'node:fs';
import { installPackages } from '../programs.mjs';
import { NGINX } from './nginx-path.mjs';

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Finds nginx with the module for brotli: the system's, or Debian's packages if run as root. Returns its path; null
 * after it printed what to install.
 */
export async function findNginx() {
  const isInstalled = () => existsSync(NGINX) && existsSync(BROTLI);
  if (!isInstalled()) await installPackages(PACKAGES, 'the tests of deploy/');
  if (isInstalled()) return NGINX;
  console.error(`The tests of deploy/ need nginx: install ${PACKAGES.join(' and ')}.`);
  return null;
}
