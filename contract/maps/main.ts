import { allPassed, lineOf, summaryOf } from '../check/report';
import { checkMaps } from './check';
import { parseMapsCheckCommandLine } from './command-line';

/** `npm run check:maps`: one line per rule, then `N passed, N failed`; exit code 1 after a failure. */
async function main(): Promise<void> {
  const commandLine = parseMapsCheckCommandLine(process.argv.slice(2));
  if (commandLine.kind === 'text') {
    console[commandLine.isError ? 'error' : 'log'](commandLine.text);
    process.exitCode = commandLine.isError ? 1 : 0;
    return;
  }
  const findings = await checkMaps({ ...commandLine.settings, ask: fetch });
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = allPassed(findings) ? 0 : 1;
}

void main();
