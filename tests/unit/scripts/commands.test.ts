import { build } from 'esbuild';
import packageJson from '../../../package.json';

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
