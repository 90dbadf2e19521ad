import { globalAgent } from 'node:https';
import { currentVariables } from '../setup/files';
import { allPassed, lineOf, summaryOf } from '../shared/report';
import { checkLive } from './check';
import { parseLiveCommandLine } from './command-line';

/** The maximum number of parallel connections: a host may limit them per visitor. */
const CONNECTIONS = 6;

/** `npm run check:live`: one line per rule, then `N passed, N failed`; exit code 1 after a failure. */
async function main(): Promise<void> {
  const commandLine = parseLiveCommandLine(process.argv.slice(2), currentVariables());
  if (commandLine.kind === 'text') {
    console[commandLine.isError ? 'error' : 'log'](commandLine.text);
    process.exitCode = commandLine.isError ? 1 : 0;
    return;
  }
  globalAgent.maxSockets = CONNECTIONS;
  const findings = await checkLive(commandLine.settings);
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = allPassed(findings) ? 0 : 1;
}

void main();
