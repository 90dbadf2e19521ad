import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program whose worker ends a moment after it, as those of a build do. */
const PROGRAM = ['sh', ['-c', 'sleep 2 & exec sleep 60']];

test.each(['run', 'step'])(
  'Ctrl-C in the middle of a %s is no success: "build && publish" publishes no half build',
  async (name) => {
    const script = `const { ${name} } = await import('./scripts/programs.mjs');
    setTimeout(() => process.kill(process.pid, 'SIGINT'), 500);
    await ${name}(...${JSON.stringify(name === 'step' ? ['Building', ...PROGRAM] : PROGRAM)});`;
    const own = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    const [code] = await once(own, 'exit');
    expect(code).toBeGreaterThan(0);
  },
);
