import { cleanUpSentences } from './cancel-check';
import { checkBackend } from './check';
import { parseCheckCommandLine } from './command-line';
import { allPassed, lineOf, summaryOf } from './report';

/**
 * `npm run check:backend`: prints one line per call and message, then `N passed, N failed`. Exit code 1 after a
 * failure.
 */
async function main(): Promise<void> {
  const commandLine = parseCheckCommandLine(process.argv.slice(2));
  if (commandLine.kind === 'text') {
    console[commandLine.isError ? 'error' : 'log'](commandLine.text);
    process.exitCode = commandLine.isError ? 1 : 0;
    return;
  }
  const { settings } = commandLine;
  process.once('SIGINT', () => {
    for (const sentence of cleanUpSentences(settings.made)) console.error(sentence);
    process.exit(1);
  });
  const findings = await checkBackend(settings);
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = allPassed(findings) ? 0 : 1;
}

void main();
