import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBackend, PortError } from '../../../mock-server/backend';
import { flagOptions, parseCommandLine, valueOptions } from '../../../mock-server/command-line';
import { ORDER, orderFor, runProgram, setStage, settingsFor, temporaryFolder } from '../harness';

const folder = temporaryFolder();
const settingsOf = (argv: readonly string[], environment = {}) => {
  const commandLine = parseCommandLine(argv, environment);
  return commandLine.kind === 'settings' ? commandLine.settings : commandLine;
};
const defaults = {
  ...{ apiPort: 3001, livePort: 55_552, speed: 1, scenario: 'happy', prices: 'tariff', shares: 'on', seed: 1 },
  ...{ vehicles: 10, dataFile: '.data/backend.json', clientId: 'local-client-id' },
  ...{ isFresh: false, isReset: false, isQuiet: false },
};

describe('The command line of the local backend', () => {
  it.each([
    ['--port', 'API_PORT', '65535', { apiPort: 65_535 }],
    ['--live-port', 'LIVE_PORT', '0', { livePort: 0 }],
    ['--speed', 'MOCK_SPEED', '0.01', { speed: 0.01 }],
    ['--speed', 'MOCK_SPEED', '1000', { speed: 1000 }],
    ['--scenario', 'MOCK_SCENARIO', 'driver-cancels', { scenario: 'driver-cancels' }],
    ['--prices', 'MOCK_PRICES', 'all-kinds', { prices: 'all-kinds' }],
    ['--shares', 'MOCK_SHARES', 'off', { shares: 'off' }],
    ['--seed', 'MOCK_SEED', '4294967295', { seed: 4_294_967_295 }],
    ['--vehicles', 'MOCK_VEHICLES', '20000', { vehicles: 20_000 }],
    ['--data-file', 'DATA_FILE', 'a b.json', { dataFile: 'a b.json' }],
  ])('has a default, takes %s, with a blank or an equals sign, and %s=%s', (name, variable, value, change) => {
    expect(settingsOf([])).toEqual(defaults);
    expect(settingsOf([name, value])).toEqual({ ...defaults, ...change });
    expect(settingsOf([`${name}=${value}`], { [variable]: 'nonsense' })).toEqual({ ...defaults, ...change });
    expect(settingsOf([], { [variable]: value })).toEqual({ ...defaults, ...change });
    expect(settingsOf([], { [variable]: '' })).toEqual(defaults);
  });

  it("takes --fresh, --quiet and the site's client id", () => {
    const environment = { GATSBY_GOOGLE_CLIENT_ID: 'of the site' };
    const changes = { isFresh: true, isQuiet: true, clientId: 'of the site' };
    expect(settingsOf(['--fresh', '--quiet'], environment)).toEqual({ ...defaults, ...changes });
  });

  it.each<[argv: readonly string[], sentence: string, environment?: object]>([
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536".'],
    [['--port', '80.5'], '--port must be a whole number from 0 to 65535, not "80.5".'],
    [['--port', '0x50'], '--port must be a whole number from 0 to 65535, not "0x50".'],
    [['--port', ''], '--port must be a whole number from 0 to 65535, not "".'],
    [['--speed', '0'], '--speed must be a number above 0, at most 1000, not "0".'],
    [['--speed', '1000.1'], '--speed must be a number above 0, at most 1000, not "1000.1".'],
    [['--prices', 'fixed'], '--prices must be one of tariff, all-kinds, not "fixed".'],
    [['--shares', 'no'], '--shares must be one of on, off, not "no".'],
    [['--vehicles', '0'], '--vehicles must be a whole number from 1 to 20000, not "0".'],
    [['--data-file', ''], '--data-file must be the path of a file, not "".'],
    [['--port=4000', '--live-port=4000'], '--port and --live-port must be two different ports, not both 4000.'],
    [[], 'MOCK_VEHICLES must be a whole number from 1 to 20000, not "20001".', { MOCK_VEHICLES: '20001' }],
  ])('refuses %j in one sentence that names the option or the variable: %s', (argv, sentence, environment = {}) => {
    expect(settingsOf(argv, environment)).toEqual({ kind: 'refused', sentence });
  });

  it.each([[['--sped', '2']], [['-p', '2']], [['4000']], [['--fresh=yes']], [['--port']], [['--port', '--quiet']]])(
    'refuses %j in one sentence that names what there is',
    (argv) => {
      const { sentence } = settingsOf(argv) as { sentence: string };
      expect(sentence).toContain(argv[0]?.split('=')[0]);
      for (const name of ['--speed', '--data-file', '--help']) expect(sentence).toContain(name);
      expect(sentence).toMatch(/^[^.\n]+\.$/);
    },
  );

  it('shows every option, its range, its variable and its default with --help', () => {
    const { text } = settingsOf(['--help', '--port', '4000']) as { text: string };
    for (const { name, variable, allowed, fallback } of Object.values(valueOptions)) {
      expect(text).toContain(`--${name} <`);
      expect(text).toContain(`(${variable}, else ${fallback})\n`);
      expect(text).toContain(`  ${allowed}\n`);
    }
    for (const name of Object.keys(flagOptions)) expect(text).toContain(`--${name}`);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
  });
});

/** Another program, on a port of its own. */
async function takePort() {
  const other = createServer((_request, response) => response.end('hello')).listen(0);
  await once(other, 'listening');
  return { other, port: (other.address() as AddressInfo).port };
}

/** Runs the local backend’s command to its end. */
const run = (...argv: readonly string[]) => runProgram(['mock-server/start.ts', ...argv]);

it('The process ends with one sentence and code 1 when something is wrong, and with code 0 after --help', async () => {
  const complaint = '--vehicles must be a whole number from 1 to 20000, not "0".\n';
  expect(await run('--vehicles', '0')).toEqual({ code: 1, out: '', complaint });
  expect(await run('--help')).toMatchObject({ code: 0, complaint: '' });
});

it.each([
  ['apiPort', '--port or API_PORT'],
  ['livePort', '--live-port or LIVE_PORT'],
] as const)('a taken port (%s) is named with its setting, and the data is not touched', async (name, setting) => {
  const { port, other } = await takePort();
  const dataFile = join(folder, `${name}.json`);
  const started = createBackend(settingsFor(dataFile, { [name]: port, isFresh: true }));
  await expect(started).rejects.toThrow(PortError);
  await expect(started).rejects.toThrow(
    `Port ${port} is taken by another program: choose another one with ${setting}.`,
  );
  expect(existsSync(dataFile)).toBe(false);
  other.close();
});

describe('npm run backend -- --reset', () => {
  const stage = setStage();

  it('asks a backend that runs; when none does, it deletes the data file, or says that there is none', async () => {
    const { backend, dataFile } = stage;
    const reset = () => run('--reset', '--port', String(backend.apiPort), '--data-file', dataFile);
    const { call } = await stage.customer('100000000000000000001');
    await call('POST', ORDER, orderFor(stage.clock));
    const out = `The backend on port ${backend.apiPort} has its sample data back.\n`;
    expect(await reset()).toMatchObject({ code: 0, out });
    expect((await call('GET', '/bookings/ongoingAndPreOrder')).body).toEqual([]);
    await backend.close();
    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining(`${dataFile} is deleted`) });
    expect(existsSync(dataFile)).toBe(false);
    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining('nothing to do') });
  });

  it('leaves everything alone when another program has the port', async () => {
    const { port, other } = await takePort();
    expect(await run('--reset', '--port', String(port), '--data-file', stage.dataFile)).toEqual({
      code: 1,
      out: '',
      complaint: `The program on port ${port} is no local backend that can reset itself; nothing was changed.\n`,
    });
    expect(existsSync(stage.dataFile)).toBe(true);
    other.close();
  });
});
