import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { backendPorts, portsOfRun } from '../../support/ports';

/** What the scripts would choose, and what they print meanwhile. */
async function offset(env: Record<string, string>): Promise<string> {
  const script = `
    import { offsetOfTestPorts } from './scripts/ports.mjs';
    console.log('Offset', await offsetOfTestPorts());
  `;
  const args = ['--input-type=module', '-e', script];
  return (await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } })).stdout;
}

it('the browser tests run beside a program that has taken one of their ports', async () => {
  const taken = backendPorts(1).LIVE_PORT;
  const program = createServer().listen(taken);
  // Where a run of the browser tests has the port already, it is taken as well.
  await Promise.race([once(program, 'listening'), once(program, 'error')]).catch(() => {});
  try {
    const printed = await offset({ TEST_PORT_OFFSET: '' });
    expect(printed).toContain('Ports of the browser tests that are taken: ');
    expect(printed).toContain(String(taken));
    expect(printed).toMatch(/^Offset [1-9]0$/m);
  } finally {
    program.close();
  }
});

it('an offset that is set is used as it is', async () => {
  expect(await offset({ TEST_PORT_OFFSET: '700' })).toBe('Offset 700\n');
});

it('no port is one that an outgoing connection may have', () => {
  expect(Math.max(...portsOfRun(90))).toBeLessThan(32_768);
});
