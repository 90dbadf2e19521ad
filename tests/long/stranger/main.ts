import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNginx } from '../../../scripts/programs.mjs';
import { type BackendProcess, startBackendProcess } from '../../support/backend-process';
import { repository } from '../../support/folders/repository';
import { temporaryFolder } from '../../support/folders/temporary-folder.mjs';
import { certificateFor } from '../../support/live-site/serve-site';
import { backendPorts, SITE_PORT } from '../../support/ports';
import { munich } from '../../unit/scripts/setup/munich';
import { ADDRESS, type Hosts, serve } from './server';

/**
 * `npm run test:long -- stranger`: from a clone to a live site according to docs/operations.md, with only the answers of one
 * company. Ends with the time of each step. Uncommitted changes are not in the clone.
 */
const MINUTES_AT_MOST = 30;

const hosts: Hosts = {
  site: new URL(munich.site),
  api: new URL(munich.variables.GATSBY_API_URL),
  live: new URL(munich.variables.GATSBY_LIVE_URL),
};

/** This machine's environment without the variables of other builds. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GATSBY|TEST|MOCK)_/.test(name))),
  // `npm run pictures` starts its own local system.
  SITE_PORT: String(SITE_PORT),
  API_PORT: String(backendPorts(0).API_PORT),
  LIVE_PORT: String(backendPorts(0).LIVE_PORT),
} as NodeJS.ProcessEnv;

const times: (readonly [title: string, seconds: number])[] = [];

/** Prints the time of a step, and returns its result. */
async function step<Answer>(title: string, action: () => Answer | Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  process.stdout.write(`${title} ... `);
  const answer = await action();
  const seconds = (performance.now() - startedAt) / 1000;
  times.push([title, seconds]);
  console.log(`${Math.round(seconds)} s`);
  return answer;
}

/** Runs a program in a folder and returns its output; ends the script with the output if the program fails. */
function run(folder: string, [command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = environment): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`failed\n${stdout}${stderr}`);
  process.exit(1);
}

/** The missing parts of the clone, from `npm run setup -- --check`. */
const expectComplete = (said: string) => {
  if (!said.includes('Nothing is missing')) throw new Error(`setup does not say that nothing is missing:\n${said}`);
};

/** `npm run check:live` of the clone, without options: it reads the site's address from .env.production. */
function checkLive(clone: string, certificate: string): string {
  const names = pathToFileURL(path.join(__dirname, 'names.mjs')).href;
  const said = run(clone, ['npm', 'run', '--silent', 'check:live'], {
    ...environment,
    NODE_OPTIONS: `--import=${names}`,
    NODE_EXTRA_CA_CERTS: certificate,
    STRANGER_DOMAIN: hosts.site.hostname.replace(/^www\./, ''),
    STRANGER_ADDRESS: ADDRESS,
  });
  // With https, a separate port and a backend, so that no rule is skipped.
  if (!/^\d+ passed, 0 failed$/m.test(said)) throw new Error(`check:live has not checked everything:\n${said}`);
  return said;
}

async function goLive(nginx: string, parent: string, backend: BackendProcess): Promise<void> {
  // The folder's name has a space and an umlaut, as users' folders may.
  const clone = path.join(parent, 'Taxi für München');
  const answers = path.join(parent, 'Antworten.json');
  writeFileSync(answers, JSON.stringify(munich));
  await step('git clone', () => run(parent, ['git', 'clone', '--quiet', repository, clone]));
  await step('npm ci', () => run(clone, ['npm', 'ci', '--no-audit', '--no-fund']));
  // It ends with the missing parts: the pictures.
  await step('npm run setup', () => run(clone, ['npm', 'run', '--silent', 'setup', '--', '--answers', answers]));
  await step('npm run pictures', () => run(clone, ['npm', 'run', '--silent', 'pictures']));
  const check = ['npm', 'run', '--silent', 'setup', '--', '--check'];
  await step('npm run setup -- --check', () => expectComplete(run(clone, check)));
  await step('npm run build:production', () => run(clone, ['npm', 'run', '--silent', 'build:production']));
  const home = readFileSync(path.join(clone, 'public/de/index.html'), 'utf8');
  if (!home.includes(munich.name)) throw new Error('the German Home does not name the company');
  const certificate = await step('nginx', async () => {
    const made = await certificateFor([hosts.site.hostname, hosts.api.hostname, hosts.live.hostname], 90);
    return serve(nginx, clone, hosts, made, backend);
  });
  console.log(await step('npm run check:live', () => checkLive(clone, certificate)));
}

async function main(): Promise<void> {
  const nginx = await findNginx();
  if (nginx === null) process.exit(1);
  const [given] = process.argv.slice(2);
  if (given) mkdirSync(given, { recursive: true });
  const parent = given ? path.resolve(given) : temporaryFolder('stranger');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const dataFile = path.join(parent, 'backend.json');
  const backend = await startBackendProcess(['--port', '0', '--live-port', '0', '--data-file', dataFile]);
  await goLive(nginx, parent, backend);
  await backend.end('SIGTERM');
  const seconds = times.reduce((sum, [, each]) => sum + each, 0);
  for (const [title, each] of times) console.log(`${each.toFixed(0).padStart(5)} s  ${title}`);
  console.log(`${seconds.toFixed(0).padStart(5)} s  in all, at most ${MINUTES_AT_MOST * 60} s`);
  process.exit(seconds <= MINUTES_AT_MOST * 60 ? 0 : 1);
}

void main();
