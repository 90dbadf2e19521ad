import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { processorOfProgramsMs } from '../../scripts/programs.mjs';
import { repository } from '../../tests/support/folders/repository';

/** The duration of a build: the elapsed time, and the processor time of all its processes. */
export interface BuildTime {
  readonly wallMs: number;
  /** 0 if the system does not report it (only Linux does). */
  readonly processorMs: number;
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

/** Builds a Gatsby site into its folder `public`, with the packages of this repository. */
export const buildWithGatsby = (folder: string, environment?: Record<string, string>): BuildTime =>
  runTimed([path.join(repository, 'node_modules/gatsby/cli.js'), 'build', '--prefix-paths'], folder, environment);
