import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import semver from 'semver';
import { isInRange } from '../../scripts/node-range.cjs';

const root = join(__dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const range: string = read('package.json').engines.node;
/** What each installed package that is not optional says of Node; npm does not read the old form, a list. */
const demands = ['', 'tools/bench/lighthouse/']
  .flatMap((folder) =>
    Object.entries<{ optional?: boolean; engines?: { node?: string } }>(read(`${folder}package-lock.json`).packages),
  )
  .filter(([path, { optional }]) => path !== '' && !optional)
  .flatMap(([path, { engines }]) => (engines?.node ? [{ path, node: engines.node }] : []));

const supported = ['20.19.0', '20.20.0', '22.16.0', '22.16.1', '22.20.0', '24.0.0', '24.11.1', '25.0.0', '25.9.0'];
const unsupported = ['18.20.8', '20.9.0', '20.18.3', '21.99.0', '22.2.0', '22.15.99', '23.11.1', '26.0.0', '200.19.0'];

describe('The Node versions that package.json names', () => {
  it('are versions that every installed package runs on', () => {
    expect(demands.length).toBeGreaterThan(500);
    expect(demands.filter(({ node }) => !semver.subset(range, node))).toEqual([]);
  });

  it.each(unsupported)('leave out %s because an installed package refuses it', (version) => {
    expect(demands.filter(({ node }) => !semver.satisfies(version, node))).not.toEqual([]);
  });
});

describe('A version is judged before anything is installed', () => {
  it.each(supported)('%s will do', (version) => {
    expect(isInRange(version, range)).toBe(true);
  });

  it.each(unsupported)('%s will not do', (version) => {
    expect(isInRange(version, range)).toBe(false);
  });

  it.each([
    ['20.19.4', false],
    ['20.19.5', true],
    ['20.19.10', true],
    ['20.20.0', true],
    ['21.19.5', false],
  ])('%s beside ^20.19.5: %s', (version, answer) => {
    expect(isInRange(version, '^20.19.5')).toBe(answer);
  });

  it.each([
    ['start', 'start.mjs'],
    ['test', 'test.mjs'],
    ['build', 'build.mjs'],
    ['dev', 'start.mjs', '--development'],
  ])('npm run %s says so in one sentence, a taken port or not, and ends', async (_name, entry, ...options) => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const old = `{ value: { node: '21.7.3' } }`;
    const onOldNode = `data:text/javascript,Object.defineProperty(process, 'versions', ${old})`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', onOldNode, join(root, 'scripts', entry), ...options],
      { encoding: 'utf8', env: { ...process.env, LIVE_PORT: String((taken.address() as AddressInfo).port) } },
    );
    taken.close();
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Node 21.7.3 is not supported: install one of ${range}.\n`,
    });
  });
});
