import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NGINX } from './deploy/nginx-path.mjs';
import { ports } from './ports.mjs';

/** The repository's root, where every script runs, whatever its working directory was. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The time limit for a program to clean up: npm waits for its downloads, and starts over next time anyway. */
const GRACE_MS = 10_000;

const running = new Set();
let isStopping = false;

/** Starts a program with this terminal's output, which never outlives the script. */
function begin(command, args, { env, ...options } = {}) {
  const program = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, ...options });
  running.add(program);
  program.once('exit', () => running.delete(program));
  return program;
}

/** Ends the script after all programs that it has started. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const program of running) {
    program.kill('SIGTERM');
    setTimeout(() => program.kill('SIGKILL'), GRACE_MS);
  }
  await Promise.all([...running].map((program) => once(program, 'exit')));
  process.exit(code);
}

/** Ctrl-C, a request to end, or a closed terminal: no success, because `npm run build && …` would go on. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(130));
/** A failing script cannot wait. */
process.on('exit', () => {
  for (const program of running) program.kill('SIGTERM');
});

/** Runs a program to its end and returns whether it succeeded; if it was stopped, the script ends. */
export async function succeeds(command, args, env) {
  const [code] = await once(begin(command, args, { env }), 'exit');
  if (isStopping) process.exit(1);
  return code === 0;
}

/** Whether missing programs can be installed: as root, on Debian. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian where that is possible. Returns whether they are there. */
export async function installPackages(packages, purpose) {
  if (!canInstall) return false;
  console.log(`Installing Debian’s ${packages.join(' and ')} for ${purpose} ...`);
  return (await succeeds('apt-get', ['update', '-qq'])) && succeeds('apt-get', ['install', '-y', '-qq', ...packages]);
}

/** Runs a program to its end; ends the script if it fails. */
export async function run(command, args, env) {
  if (!(await succeeds(command, args, env))) process.exit(1);
}

/** Runs a program; then prints this line with its seconds and, after a failure, its whole output. */
async function succeedsWithLine(line, command, args, env) {
  const startedAt = performance.now();
  const program = begin(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [code] = await once(program, 'close');
  if (isStopping) process.exit(1);
  console.log(`${line}${code === 0 ? secondsSince(startedAt) : `failed after ${secondsSince(startedAt)}`}`);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code === 0;
}

/**
 * Runs a program and prints its title and its seconds. Returns whether it succeeded. After a failure it prints the
 * whole output.
 */
export function stepSucceeds(title, command, args, env) {
  process.stdout.write(`${title} ... `);
  return succeedsWithLine('', command, args, env);
}

/** The same beside other programs: its line comes when it ends. */
export const stepBesideSucceeds = (title, command, args, env) => succeedsWithLine(`${title} ... `, command, args, env);

/** Runs a program as one line; ends the script if it fails. */
export async function step(title, command, args, env) {
  if (!(await stepSucceeds(title, command, args, env))) process.exit(1);
}

/** The time since a value of `performance.now()`, in the format of a step. */
export const secondsSince = (startedAt) => `${Math.round((performance.now() - startedAt) / 1000)} s`;

/** Starts a program for the lifetime of the script. If the program ends, the script ends too. */
export function keepRunning(command, args, options) {
  const program = begin(command, args, options);
  program.once('exit', (code) => stop(code ?? 1));
  return program;
}

/**
 * Starts the local backend beside this script, as one line of output, with these variables besides those of the
 * environment; resolves once both its ports listen.
 */
export function startBackend(variables = {}) {
  const startedAt = performance.now();
  process.stdout.write('Starting the local backend ... ');
  const backend = keepRunning(process.execPath, ['--import', 'tsx', 'mock-server/start.ts', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...variables, API_PORT: String(ports.API_PORT), LIVE_PORT: String(ports.LIVE_PORT) },
  });
  return new Promise((resolve) => {
    backend.stdout.once('data', () => {
      // With --quiet the first line is "Backend ready".
      console.log(secondsSince(startedAt));
      backend.stdout.pipe(process.stdout);
      resolve();
    });
  });
}

/** Linux counts in ticks of 10 ms (`man proc_pid_stat`: cutime and cstime). */
const TICK_MS = 10;

/**
 * The processor time of all programs that this one has started and that have ended, with what they started, in ms; 0 if
 * the system does not report it (only Linux does).
 */
export function processorOfProgramsMs() {
  try {
    const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(afterName[13]) + Number(afterName[14])) * TICK_MS;
  } catch {
    return 0;
  }
}

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
