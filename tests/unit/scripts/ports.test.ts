import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'taxi variables '));
const file = path.join(folder, '.env.production');
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables of a build with this file, environment and given ones. */
function variablesOf(environment: object, given: object): unknown {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { buildVariables } = await import('./scripts/ports.mjs');
       console.log(JSON.stringify(buildVariables(...${JSON.stringify([file, environment, given])})));`,
    ],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

test('without .env.production, a build has those of the environment and of its caller', () => {
  expect(variablesOf({ A: '1', B: '2' }, { B: '3' })).toEqual({ A: '1', B: '3' });
});

test('policies, robots.txt and sitemap know the addresses of .env.production, as the scripts do', () => {
  writeFileSync(file, 'GATSBY_SITE_URL=https://www.taxi.example\nGATSBY_API_URL="https://api.taxi.example"\n');
  expect(variablesOf({ PATH: '/bin' }, {})).toEqual({
    PATH: '/bin',
    GATSBY_SITE_URL: 'https://www.taxi.example',
    GATSBY_API_URL: 'https://api.taxi.example',
  });
});

test('the environment wins over the file, and what is given over both, also when it is empty', () => {
  writeFileSync(file, 'A=file\nB=file\nC=file\n');
  expect(variablesOf({ B: 'environment', C: 'environment' }, { C: '' })).toEqual({
    A: 'file',
    B: 'environment',
    C: '',
  });
});

test('tests have none of the variables of the operator’s own build: they are about the local backend', () => {
  const script = `const { forgetServices } = await import('./scripts/ports.mjs');
    forgetServices();
    console.log(Object.keys(process.env).filter((name) => /GATSBY|MOCK/.test(name)).join());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'test', GATSBY_API_URL: 'https://api.taxi.example', MOCK_SHARES: 'off' },
  });
  expect(stdout).toBe('MOCK_SHARES\n');
});

test.each([
  [{ SITE_PORT: '8o00' }, 'SITE_PORT must be a port of its own from 1 to 65535, not 8o00.\n'],
  [{ SITE_PORT: '99999' }, 'SITE_PORT must be a port of its own from 1 to 65535, not 99999.\n'],
  [{ SITE_PORT: '3001' }, 'SITE_PORT must be a port of its own from 1 to 65535, not 3001.\n'],
  [{ LIVE_PORT: '8000' }, 'SITE_PORT must be a port of its own from 1 to 65535, not 8000.\n'],
])('with %j a command ends before it builds, in one sentence', (environment, sentence) => {
  const script = `await (await import('./scripts/ports.mjs')).requireFreePorts()`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment } as NodeJS.ProcessEnv,
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
});

test('a port that another program has taken during the build ends the command in one sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const script = `const { listenAsSite } = await import('./scripts/ports.mjs');
    await listenAsSite((await import('node:http')).createServer());`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'test', SITE_PORT: String(port) },
  });
  other.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${port} is taken by another program: stop it, or choose another port with SITE_PORT=...\n`,
  });
});

describe('two runs of the tests at the same time', () => {
  const runs: ChildProcessWithoutNullStreams[] = [];
  afterEach(() => {
    for (const run of runs.splice(0)) run.kill();
  });

  /** The offset that a run chooses, which goes on afterwards without a server of its own, as a run that builds. */
  async function offsetOfRun(environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const script = `const { offsetOfTestPorts } = await import('./scripts/ports.mjs');
      console.log('Offset', await offsetOfTestPorts(), await offsetOfTestPorts());
      setInterval(() => {}, 1000);`;
    const { TEST_PORT_OFFSET: _, ...inherited } = process.env;
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...inherited, ...environment } as NodeJS.ProcessEnv,
    });
    runs.push(run);
    for (let text = ''; ; ) {
      const [chunk] = await once(run.stdout, 'data');
      text += chunk;
      const [, first, again] = /Offset (\d+) (\d+)\n/.exec(text) ?? [];
      if (first === undefined) continue;
      expect(again).toBe(first);
      return first;
    }
  }

  test('never have the same ports, not even while the first has no server yet', async () => {
    const [one, other] = await Promise.all([offsetOfRun(), offsetOfRun()]);
    expect(other).not.toBe(one);
    expect(await offsetOfRun()).not.toBe(one);
  });

  test('have the ports that TEST_PORT_OFFSET says', async () => {
    expect(await offsetOfRun({ TEST_PORT_OFFSET: '300' })).toBe('300');
  });
});
