import { runCheck } from '../shared/command-line';
import { cleanUpSentences } from './cancel-check';
import { checkBackend } from './check';
import { parseCheckCommandLine } from './settings';

/** `npm run check:backend`. After Ctrl-C it names the bookings that are not cancelled. */
const commandLine = parseCheckCommandLine(process.argv.slice(2));
process.once('SIGINT', () => {
  const left = commandLine.kind === 'settings' ? cleanUpSentences(commandLine.settings) : [];
  for (const sentence of left) console.error(sentence);
  process.exit(1);
});
void runCheck(commandLine, checkBackend);
