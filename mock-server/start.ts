import { resolve } from 'node:path';
import { createBackend, PortError } from './backend';
import { parseCommandLine, type Settings } from './command-line';
import { googleScripts } from './google/scripts';
import { LIVE_PATH } from './live/server';
import { reset } from './reset';
import { DataFileError } from './storage';

/** Starts the local backend as a separate process: `npm run backend -- --help`. */
async function start({ isQuiet, isReset: _, dataFile, ...settings }: Settings): Promise<void> {
  const backend = await createBackend({
    ...settings,
    dataFile: resolve(dataFile),
    googleScripts,
    writeLine: isQuiet ? undefined : console.log,
  });
  const stop = () => {
    backend.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Backend ready: http://localhost:${backend.apiPort} and ws://localhost:${backend.livePort}${LIVE_PATH}`);
}

function fail(message: unknown): never {
  console.error(message);
  process.exit(1);
}

const commandLine = parseCommandLine(process.argv.slice(2), process.env);
if (commandLine.kind === 'help') console.log(commandLine.text);
else if (commandLine.kind === 'refused') fail(commandLine.sentence);
else if (commandLine.settings.isReset) {
  reset(commandLine.settings).then(console.log, (error: unknown) =>
    fail(error instanceof Error ? error.message : error),
  );
} else {
  start(commandLine.settings).catch((error: unknown) => {
    const isExpected = error instanceof PortError || error instanceof DataFileError;
    fail(isExpected ? error.message : error);
  });
}
