import { globalAgent } from 'node:https';
import { cleanUpSentences } from './check-backend/cancel-check';
import { checkBackend } from './check-backend/check';
import { parseCheckCommandLine } from './check-backend/settings';
import { checkLive } from './check-live/check';
import { parseLiveCommandLine } from './check-live/command-line';
import { checkMaps, parseMapsCheckCommandLine } from './check-maps/check';
import { currentVariables } from './setup/files';
import { runCheck } from './shared/command-line';

/** A host may limit the parallel connections of a visitor. */
const CONNECTIONS_TO_SITE = 6;

/** `npm run check:backend`, `check:live` and `check:maps`, with their arguments. */
const checks: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  backend: (args) => {
    const commandLine = parseCheckCommandLine(args);
    // After Ctrl-C it names the bookings that are not cancelled.
    process.once('SIGINT', () => {
      const left = commandLine.kind === 'settings' ? cleanUpSentences(commandLine.settings) : [];
      for (const sentence of left) console.error(sentence);
      process.exit(1);
    });
    return runCheck(commandLine, checkBackend);
  },
  live: (args) => {
    globalAgent.maxSockets = CONNECTIONS_TO_SITE;
    return runCheck(parseLiveCommandLine(args, currentVariables()), checkLive);
  },
  maps: (args) => runCheck(parseMapsCheckCommandLine(args), checkMaps),
};

const [name = '', ...args] = process.argv.slice(2);
const check = checks[name];
if (!check) throw new Error(`There is no check of that name. There are ${Object.keys(checks).join(', ')}.`);
void check(args);
