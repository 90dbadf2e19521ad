import { runCheck } from '../command-line';
import { cleanUpSentences } from './cancel-check';
import { checkBackend } from './check';
import { parseCheckCommandLine } from './settings';

/** `npm run check:backend`. After Ctrl-C it names the bookings that are not cancelled. */
const commandLine = parseCheckCommandLine(process.argv.slice(2));
process.once('SIGINT', () => {
  if (commandLine.kind === 'settings') console.error(cleanUpSentences(commandLine.settings).join('\n'));
  process.exit(1);
});
void runCheck(commandLine, checkBackend);
