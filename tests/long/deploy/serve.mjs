import { build } from '../../../scripts/build.mjs';
import { localVariables, ports } from '../../../scripts/ports.mjs';
import { findNginx, keepRunning, root, startBackend } from '../../../scripts/programs.mjs';
import { asNobody, nginxFolder } from './nginx-folder.mjs';

/**
 * Builds the site and serves it with nginx and the build's configuration, as another user, with the local backend (`npm
 * run test:long -- deploy`). With DEPLOY_BUILT=1 the last build is served.
 */
const nginx = await findNginx();
if (nginx === null) process.exit(1);

if (!process.env.DEPLOY_BUILT) await build(localVariables);
await startBackend();

const { configuration, publish } = nginxFolder(ports.SITE_PORT);
publish(nginx, { built: `${root}public`, deploy: `${root}deploy` });
keepRunning(nginx, ['-c', configuration, '-g', 'daemon off;'], asNobody);
console.log('nginx serves the site');
