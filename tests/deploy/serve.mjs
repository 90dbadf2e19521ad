import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../scripts/backend-process.mjs';
import { build } from '../../scripts/build.mjs';
import { findNginx } from '../../scripts/nginx.mjs';
import { addresses, ports } from '../../scripts/ports.mjs';
import { keepRunning, root } from '../../scripts/programs.mjs';

/**
 * Builds the site and serves it with nginx by the configuration that the build has written, as another user, beside the
 * local backend (`npm run test:deploy`). With DEPLOY_BUILT=1 the last build is served.
 */
const nginx = await findNginx();
if (nginx === null) process.exit(1);

if (!process.env.DEPLOY_BUILT) await build(addresses);
await startBackend();

/** Debian's user without rights; whoever is not root stays who they are. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), 'taxi-nginx-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755);
const writable = join(folder, 'tmp');
mkdirSync(writable);
chmodSync(writable, 0o777);
cpSync(`${root}public`, join(folder, 'srv/website'), { recursive: true, preserveTimestamps: true });
cpSync(`${root}deploy/nginx`, join(folder, 'nginx'), { recursive: true });

/** The written file with this machine's folders and port in place of those of a server. */
const places = [
  ['/tmp/nginx', join(writable, 'nginx')],
  ['/dev/stdout', join(writable, 'access.log')],
  ['listen 8080;', `listen 127.0.0.1:${ports.SITE_PORT};`],
  ['root /srv/taxi;', `root ${folder}/srv;`],
];
const configuration = join(folder, 'nginx/nginx.conf');
const whole = places.reduce(
  (text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/nginx.conf does not contain ${from}`);
    return text.replaceAll(from, to);
  },
  readFileSync(configuration, 'utf8'),
);
writeFileSync(configuration, whole);

execFileSync(nginx, ['-t', '-q', '-c', configuration], { stdio: 'inherit', ...asNobody });
keepRunning(nginx, ['-c', configuration, '-g', 'daemon off;'], asNobody);
console.log('nginx serves the site');
