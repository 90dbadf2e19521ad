import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { processorOfProgramsMs } from '../../../scripts/programs.mjs';
import { copyRepository } from '../../../tests/support/folders/repository';

/** The duration of a build: the elapsed time, and the processor time of all its processes. */
export interface BuildTime {
  readonly wallMs: number;
  /** 0 if the system does not report it (only Linux does). */
  readonly processorMs: number;
}

/** A copy of this repository, which may be changed and built, and the folder of its built site. */
export function copySite() {
  const folder = copyRepository('bench');
  const build = (environment?: Record<string, string>) =>
    runTimed(['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], folder, environment);
  return { folder, built: path.join(folder, 'public'), build };
}

/** Removes the results of the last build, so that the next one is clean. */
export function forgetLastBuild(folder: string): void {
  for (const name of ['public', '.cache']) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Runs a Node program to its end, as a production build; ends the bench if it fails. */
export function runTimed(
  program: readonly string[],
  folder: string,
  environment: Record<string, string> = {},
): BuildTime {
  const env = { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', ...environment };
  const [began, processorBefore] = [performance.now(), processorOfProgramsMs()];
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
  return { wallMs: performance.now() - began, processorMs: processorOfProgramsMs() - processorBefore };
}
