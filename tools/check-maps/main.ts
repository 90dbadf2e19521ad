import { runCheck } from '../shared/command-line';
import { checkMaps, parseMapsCheckCommandLine } from './check';

/** `npm run check:maps`. */
void runCheck(parseMapsCheckCommandLine(process.argv.slice(2)), checkMaps);
