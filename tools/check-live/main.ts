import { globalAgent } from 'node:https';
import { currentVariables } from '../setup/files';
import { runCheck } from '../shared/command-line';
import { checkLive } from './check';
import { parseLiveCommandLine } from './command-line';

/** `npm run check:live`. At most six parallel connections: a host may limit them per visitor. */
globalAgent.maxSockets = 6;
void runCheck(parseLiveCommandLine(process.argv.slice(2), currentVariables()), checkLive);
