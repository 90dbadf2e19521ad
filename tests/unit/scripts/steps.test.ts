import { spawnSync } from 'node:child_process';

/** Runs a program as a step of a script, and a line after it. */
const runStep = (program: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { step } = await import('./scripts/programs.mjs');
       await step('Building the site', process.execPath, ['-e', ${JSON.stringify(program)}]);
       console.log('Next');`,
    ],
    { encoding: 'utf8' },
  );

test('a step is one line, its title and its seconds; the output of its program is hidden', () => {
  const { status, stdout, stderr } = runStep("console.log('bundling'); console.warn('deprecated')");
  expect(stdout).toMatch(/^Building the site \.\.\. \d+ s\nNext\n$/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a step that fails ends the script and shows the whole output of its program', () => {
  const { status, stdout, stderr } = runStep("console.log('bundling'); console.error('no module'); process.exit(3)");
  expect(stdout).toMatch(/^Building the site \.\.\. failed after \d+ s\n$/);
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'bundling\nno module\n' });
});
