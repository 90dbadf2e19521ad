import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/folders/temporary-folder.mjs';

/** Debian's unprivileged user; without root the current user stays. */
const NOBODY = 65_534;
/** The options that run nginx as another user. */
export const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * A folder for nginx as on a server, removed at the end of the script: the build's configuration (`deploy/nginx`) with
 * this machine's folders and port instead of a server's. `site` is empty until a build is published.
 */
export function nginxFolder(port) {
  const folder = temporaryFolder('nginx');
  chmodSync(folder, 0o755);
  const site = join(folder, 'srv/website');
  mkdirSync(site, { recursive: true });
  const writable = join(folder, 'tmp');
  mkdirSync(writable);
  chmodSync(writable, 0o777);
  const configuration = join(folder, 'nginx/nginx.conf');
  const places = [
    ['/run/taxi/nginx', join(writable, 'nginx')],
    ['/dev/stdout', join(writable, 'access.log')],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/taxi;', `root ${folder}/srv;`],
  ];

  /** Publishes a build to the folder according to docs/operations.md; throws if nginx cannot read the configuration. */
  const publish = (nginx, { built, deploy }) => {
    execFileSync('sh', [join(deploy, 'nginx/publish.sh'), built, site]);
    cpSync(join(deploy, 'nginx'), join(folder, 'nginx'), { recursive: true });
    const whole = places.reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`deploy/nginx/nginx.conf does not contain ${from}`);
        return text.replaceAll(from, to);
      },
      readFileSync(configuration, 'utf8'),
    );
    writeFileSync(configuration, whole);
    execFileSync(nginx, ['-t', '-q', '-c', configuration], { stdio: 'inherit', ...asNobody });
  };
  return { site, configuration, publish };
}
