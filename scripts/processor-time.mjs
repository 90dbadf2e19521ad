import { readFileSync } from 'node:fs';

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
