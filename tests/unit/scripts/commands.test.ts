import { build } from 'esbuild';
import packageJson from '../../../package.json';

const mockMeasured: string[] = [];
jest.mock('../../../tools/bench/site/measure', () => ({ measureSite: () => mockMeasured.push('site') }));
jest.mock('../../../tools/bench/ride/measure', () => ({ measureRide: () => mockMeasured.push('ride') }));
jest.mock('../../../tools/bench/lighthouse/measure', () => ({ measureLighthouse: () => mockMeasured.push('pages') }));
afterEach(() => jest.restoreAllMocks());

/** The TypeScript files that commands run by tsx, which loads them and all that they import as CommonJS. */
const run = Object.entries(packageJson.scripts).flatMap(([command, program]) =>
  [...program.matchAll(/(?:^|&& )tsx (\S+\.ts)/g)].map(([, file]) => [command, String(file)] as const),
);

test('there are such commands', () => expect(run.map(([command]) => command)).toContain('bench'));

test.each(run)('npm run %s: %s can be loaded with everything that it imports', async (_command, file) => {
  const { errors } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    format: 'cjs',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
  });
  expect(errors).toEqual([]);
});

test.each([
  ['', ['site']],
  ['--built', ['site']],
  ['ride', ['ride']],
  ['--help', []],
  ['--build', []],
  ['rides', []],
])('npm run bench -- %s measures %j: what it does not know builds and writes nothing', async (line, measured) => {
  mockMeasured.length = 0;
  jest.replaceProperty(process, 'argv', ['node', 'main.ts', ...line.split(' ').filter(Boolean)]);
  jest.spyOn(console, 'log').mockImplementation();
  const end = new Promise((resolve) => jest.spyOn(process, 'exit').mockImplementation(resolve as never));
  await jest.isolateModulesAsync(async () => void (await import('../../../tools/bench/main')));
  expect([await end, mockMeasured]).toEqual([measured.length > 0 ? undefined : 1, measured]);
});
