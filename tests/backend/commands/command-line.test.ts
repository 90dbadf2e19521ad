import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseCommandLine, parseResetCommandLine } from '../../../mock-server/command-line/command-line';
import { flagOptions, valueOptions } from '../../../mock-server/command-line/options';
import { createCaller, createClock, orderFor, signIn, startBackend, temporaryFolder } from '../harness';

const folder = temporaryFolder();
const settingsOf = (argv: readonly string[], environment = {}) => {
  const commandLine = parseCommandLine(argv, environment);
  return commandLine.kind === 'settings' ? commandLine.settings : commandLine;
};
const defaults = {
  apiPort: 3001,
  livePort: 55_552,
  speed: 1,
  scenario: 'happy',
  hasAllPriceKinds: false,
  hasShares: true,
  seed: 1,
  vehicles: 10,
  dataFile: '.data/backend.json',
  isFresh: false,
  isQuiet: false,
  clientId: 'local-client-id',
};

describe('The command line of the local backend', () => {
  it('has a default for everything (DESIGN §2)', () => {
    expect(settingsOf([])).toEqual(defaults);
  });

  it.each([
    ['--port', '0', { apiPort: 0 }],
    ['--port', '65535', { apiPort: 65_535 }],
    ['--live-port', '0', { livePort: 0 }],
    ['--live-port', '65535', { livePort: 65_535 }],
    ['--speed', '0.01', { speed: 0.01 }],
    ['--speed', '1000', { speed: 1000 }],
    ['--scenario', 'driver-cancels', { scenario: 'driver-cancels' }],
    ['--prices', 'tariff', { hasAllPriceKinds: false }],
    ['--shares', 'on', { hasShares: true }],
    ['--shares', 'off', { hasShares: false }],
    ['--prices', 'all-kinds', { hasAllPriceKinds: true }],
    ['--seed', '0', { seed: 0 }],
    ['--seed', '4294967295', { seed: 4_294_967_295 }],
    ['--vehicles', '1', { vehicles: 1 }],
    ['--vehicles', '20000', { vehicles: 20_000 }],
    ['--data-file', 'a b.json', { dataFile: 'a b.json' }],
  ])('takes %s %s, with a blank or an equals sign', (option, value, change) => {
    expect(settingsOf([option, value])).toEqual({ ...defaults, ...change });
    expect(settingsOf([`${option}=${value}`])).toEqual({ ...defaults, ...change });
  });

  it.each([
    ['--fresh', { isFresh: true }],
    ['--quiet', { isQuiet: true }],
  ])('takes %s', (option, change) => {
    expect(settingsOf([option])).toEqual({ ...defaults, ...change });
  });

  it.each([
    ['API_PORT', '4001', { apiPort: 4001 }],
    ['LIVE_PORT', '4002', { livePort: 4002 }],
    ['MOCK_SPEED', '5', { speed: 5 }],
    ['MOCK_SCENARIO', 'slow', { scenario: 'slow' }],
    ['MOCK_SEED', '7', { seed: 7 }],
    ['MOCK_VEHICLES', '500', { vehicles: 500 }],
    ['MOCK_PRICES', 'all-kinds', { hasAllPriceKinds: true }],
    ['MOCK_SHARES', 'off', { hasShares: false }],
    ['DATA_FILE', 'data/other.json', { dataFile: 'data/other.json' }],
    ['GATSBY_GOOGLE_CLIENT_ID', 'of the site', { clientId: 'of the site' }],
  ])('takes %s=%s from the environment, and an empty one as not set', (variable, value, change) => {
    expect(settingsOf([], { [variable]: value })).toEqual({ ...defaults, ...change });
    expect(settingsOf([], { [variable]: '' })).toEqual(defaults);
  });

  it('prefers the option to the variable, even to one that makes no sense', () => {
    expect(settingsOf(['--port', '4001'], { API_PORT: 'nonsense' })).toEqual({ ...defaults, apiPort: 4001 });
  });

  it.each([
    [['--port', '-1'], '--port must be a whole number from 0 to 65535, not "-1".'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536".'],
    [['--port', '80.5'], '--port must be a whole number from 0 to 65535, not "80.5".'],
    [['--port', '0x50'], '--port must be a whole number from 0 to 65535, not "0x50".'],
    [['--port', ''], '--port must be a whole number from 0 to 65535, not "".'],
    [['--port'], '--port must be a whole number from 0 to 65535, not "".'],
    [['--port', '--quiet'], '--port must be a whole number from 0 to 65535, not "--quiet".'],
    [['--live-port', '65536'], '--live-port must be a whole number from 0 to 65535, not "65536".'],
    [['--speed', '0'], '--speed must be a number above 0, at most 1000, not "0".'],
    [['--speed', '1000.1'], '--speed must be a number above 0, at most 1000, not "1000.1".'],
    [['--speed', 'fast'], '--speed must be a number above 0, at most 1000, not "fast".'],
    [['--seed', '-1'], '--seed must be a whole number from 0 to 4294967295, not "-1".'],
    [['--seed', '4294967296'], '--seed must be a whole number from 0 to 4294967295, not "4294967296".'],
    [['--prices', 'fixed'], '--prices must be one of tariff, all-kinds, not "fixed".'],
    [['--shares', 'no'], '--shares must be on or off, not "no".'],
    [['--vehicles', '0'], '--vehicles must be a whole number from 1 to 20000, not "0".'],
    [['--vehicles', '20001'], '--vehicles must be a whole number from 1 to 20000, not "20001".'],
    [['--data-file', ''], '--data-file must be the path of a file, not "".'],
    [['--fresh=yes'], '--fresh takes no value.'],
    [['--port=4000', '--live-port=4000'], '--port and --live-port must be two different ports, not both 4000.'],
    [['4000'], '"4000" is not an option; --help lists them.'],
  ])('refuses %j in one sentence', (argv, sentence) => {
    expect(settingsOf(argv)).toEqual({ kind: 'refused', sentence });
  });

  it.each([
    ['MOCK_VEHICLES', '20001', 'MOCK_VEHICLES must be a whole number from 1 to 20000, not "20001".'],
    ['MOCK_SPEED', '-1', 'MOCK_SPEED must be a number above 0, at most 1000, not "-1".'],
  ])('refuses %s=%s from the environment in one sentence that names the variable', (variable, value, sentence) => {
    expect(settingsOf([], { [variable]: value })).toEqual({ kind: 'refused', sentence });
  });

  it.each([
    [
      ['--scenario', 'sad'],
      ['--scenario', 'happy', 'nobody-found'],
    ],
    [
      ['--sped', '2'],
      ['--sped', '--speed', '--data-file', '--help'],
    ],
    [
      ['-p', '2'],
      ['-p', '--port'],
    ],
  ])('refuses %j and names what there is', (argv, names) => {
    const { sentence } = settingsOf(argv) as { sentence: string };
    for (const name of names) expect(sentence).toContain(name);
    expect(sentence).toMatch(/^[^.]+\.$/);
  });

  it('shows every option, its range, its variable and its default with --help', () => {
    const { text } = settingsOf(['--help', '--port', '4000']) as { text: string };
    for (const [name, { variable, allowed, fallback }] of Object.entries(valueOptions)) {
      expect(text).toContain(`--${name} <`);
      expect(text).toContain(`(${variable}, else ${fallback})\n`);
      expect(text).toContain(`  ${allowed}\n`);
    }
    for (const name of Object.keys(flagOptions)) expect(text).toContain(`--${name}`);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
  });
});

describe('The command line of the reset', () => {
  it('knows the port, the data file and nothing else', () => {
    const settings = { apiPort: 4000, dataFile: 'a.json' };
    expect(parseResetCommandLine(['--port', '4000'], { DATA_FILE: 'a.json' })).toEqual({ kind: 'settings', settings });
    expect(parseResetCommandLine(['--speed', '2'], {})).toEqual({
      kind: 'refused',
      sentence: '--speed is not an option; the options are --port, --data-file, --help.',
    });
  });
});

/** Runs a command of the local backend to its end. */
const run = (script: string, ...argv: readonly string[]) =>
  new Promise<{ code: unknown; out: string; complaint: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', `mock-server/${script}`, ...argv], (error, out, complaint) => {
      resolve({ code: error?.code ?? 0, out, complaint });
    });
  });

describe('The process', () => {
  it('ends with one sentence and code 1 when something is wrong', async () => {
    expect(await run('start.ts', '--vehicles', '0')).toEqual({
      code: 1,
      out: '',
      complaint: '--vehicles must be a whole number from 1 to 20000, not "0".\n',
    });
  });

  it('ends with code 0 after --help', async () => {
    expect(await run('start.ts', '--help')).toMatchObject({ code: 0, complaint: '' });
  });
});

describe('npm run backend:reset', () => {
  it('asks a backend that runs', async () => {
    const clock = createClock();
    const dataFile = join(folder, 'running.json');
    const backend = await startBackend(dataFile, clock);
    const { call } = createCaller(backend, (await signIn(backend, clock, '100000000000000000001')).token);
    await call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    const { code, out } = await run('reset.ts', '--port', String(backend.apiPort), '--data-file', dataFile);
    const ongoing = await call('GET', '/bookings/ongoingAndPreOrder');
    await backend.close();
    expect({ code, out }).toEqual({
      code: 0,
      out: `The backend on port ${backend.apiPort} has its sample data back.\n`,
    });
    expect(ongoing.body).toEqual([]);
  });

  it('deletes the data file when none runs, and says when there is none either', async () => {
    const dataFile = join(folder, 'stopped.json');
    const backend = await startBackend(dataFile, createClock());
    await backend.close();
    const reset = () => run('reset.ts', '--port', String(backend.apiPort), '--data-file', dataFile);
    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining(`${dataFile} is deleted`) });
    expect(existsSync(dataFile)).toBe(false);
    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining('nothing to do') });
  });

  it('leaves everything alone when another program has the port', async () => {
    const other = createServer((_request, response) => response.end('hello'));
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const dataFile = join(folder, 'foreign.json');
    await (await startBackend(dataFile, createClock())).close();
    expect(await run('reset.ts', '--port', String(port), '--data-file', dataFile)).toEqual({
      code: 1,
      out: '',
      complaint: `The program on port ${port} is no local backend that can reset itself; nothing was changed.\n`,
    });
    expect(existsSync(dataFile)).toBe(true);
    other.close();
  });
});
