import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build needs; the libraries are linked. */
const SOURCES = [
  'src',
  'static',
  'scripts',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** What a build takes: the time that passed, and the processor's time of everything that it started. */
export interface BuildTime {
  readonly wallMs: number;
  /** 0 where the system does not tell (only Linux does). */
  readonly processorMs: number;
}

/** A folder with this site's sources that may be changed and built as one likes. */
export interface SiteCopy {
  readonly folder: string;
  /** Where its built site is. */
  readonly built: string;
  build(environment?: Record<string, string>): BuildTime;
  remove(): void;
}

/** Copies the sources of the site at `root`. */
export function copySite(root: string): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'taxi-copy-'));
  for (const name of SOURCES) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    built: path.join(folder, 'public'),
    build: (environment = {}) => {
      forgetLastBuild(folder);
      return runTimed(['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], folder, environment);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A build that finds nothing of the one before is a clean one. */
export function forgetLastBuild(folder: string): void {
  for (const name of ['public', '.cache']) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Runs a program of Node's to its end, as a build for production; ends the bench when it fails. */
export function runTimed(
  program: readonly string[],
  folder: string,
  environment: Record<string, string> = {},
): BuildTime {
  const env = { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', ...environment };
  const [began, processorBefore] = [performance.now(), processorOfChildrenMs()];
  const { status, stdout } = spawnSync(process.execPath, program, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout}\n${program.join(' ')} failed in ${folder}`);
    process.exit(1);
  }
  return { wallMs: performance.now() - began, processorMs: processorOfChildrenMs() - processorBefore };
}

/** Linux counts in ticks of 10 ms (`man proc_pid_stat`: cutime and cstime). */
const TICK_MS = 10;

/** The processor's time of all programs that this one has started and that have ended. */
function processorOfChildrenMs(): number {
  try {
    const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(afterName[13]) + Number(afterName[14])) * TICK_MS;
  } catch {
    return 0;
  }
}
