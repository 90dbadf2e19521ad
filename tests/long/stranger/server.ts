import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendProcess } from '../../support/backend-process';
import { temporaryFolder } from '../../support/folders/temporary-folder.mjs';
import type { Certificate } from '../../support/live-site/serve-site';

/** The company's hosts, for which a certificate is created. */
export interface Hosts {
  readonly site: URL;
  readonly api: URL;
  readonly live: URL;
}

/** A separate loopback address for the company: the usual ports of this machine may be taken. */
export const ADDRESS = '127.0.0.27';

/** The company's dispatch backend over https and wss: the local one. */
const backendServers = ({ api, live }: Hosts, backend: BackendProcess, certificate: string) => `
server {
  listen ${ADDRESS}:443 ssl;
  server_name ${api.hostname};
  ${certificate}
  location / { proxy_pass ${backend.apiUrl}; }
}
server {
  listen ${ADDRESS}:${live.port} ssl;
  server_name ${live.hostname};
  ${certificate}
  location / {
    proxy_pass ${new URL(backend.liveUrl.replace('ws:', 'http:')).origin};
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection upgrade;
  }
}
`;

/** The contents of Debian's nginx.conf, with files of this folder only. */
const main = (folder: string) => `
user nobody nogroup;
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  include ${folder}/etc/https.conf;
  include ${folder}/backend.conf;
}
`;

/** Replaces every path of a server in the text with one of this machine; throws for a path that is not in the text. */
function moved(text: string, places: readonly (readonly [from: string, to: string])[]): string {
  return places.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/nginx/https.conf does not contain ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

/**
 * Publishes a clone's build according to docs/operations.md, with this machine's folders instead of a server's, and
 * starts nginx, which ends with this script. Returns the file with the certificate. Throws if nginx refuses.
 */
export function serve(nginx: string, clone: string, hosts: Hosts, certificate: Certificate, backend: BackendProcess) {
  const folder = temporaryFolder('stranger-server');
  const stop = () => execFileSync(nginx, ['-c', `${folder}/nginx.conf`, '-s', 'stop'], { stdio: 'ignore' });
  chmodSync(folder, 0o755);
  const keys = path.join(folder, 'live', hosts.site.hostname);
  mkdirSync(keys, { recursive: true });
  writeFileSync(path.join(keys, 'fullchain.pem'), certificate.cert);
  writeFileSync(path.join(keys, 'privkey.pem'), certificate.key, { mode: 0o600 });

  execFileSync('sh', [path.join(clone, 'deploy/nginx/publish.sh'), `${clone}/public`, `${folder}/srv/website`]);
  cpSync(path.join(clone, 'deploy/nginx'), path.join(folder, 'etc'), { recursive: true });
  const https = path.join(folder, 'etc/https.conf');
  const places = [
    ['/etc/taxi', `${folder}/etc`],
    ['/etc/letsencrypt', folder],
    ['/srv/taxi', `${folder}/srv`],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['  listen [::]:80;\n', ''],
    ['listen 443', `listen ${ADDRESS}:443`],
    ['listen 80', `listen ${ADDRESS}:80`],
  ] as const;
  writeFileSync(https, moved(readFileSync(https, 'utf8'), places));
  const pair = `ssl_certificate ${keys}/fullchain.pem; ssl_certificate_key ${keys}/privkey.pem;`;
  writeFileSync(path.join(folder, 'backend.conf'), backendServers(hosts, backend, pair));
  writeFileSync(path.join(folder, 'nginx.conf'), main(folder));
  // Resolves once every port listens: nginx continues as a separate process.
  execFileSync(nginx, ['-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  process.prependOnceListener('exit', stop);
  return path.join(keys, 'fullchain.pem');
}
