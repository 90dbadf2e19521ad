import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { portsOfRun } from '../../support/ports';

/** The output of a script that imports from scripts/ports.mjs. */
async function printed(code: string, env: Record<string, string> = {}): Promise<string> {
  const script = `import { isFree, offsetOfTestPorts } from './scripts/ports.mjs'; ${code}`;
  const args = ['--input-type=module', '-e', script];
  return (await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } })).stdout;
}

/** The scripts' choice where these ports alone are taken, and what they print meanwhile. */
const offset = (env: Record<string, string>, taken: readonly number[] = []) =>
  printed(`console.log('Offset', await offsetOfTestPorts((port) => !${JSON.stringify(taken)}.includes(port)))`, env);

it('the browser tests run beside a program that has taken one of their ports', async () => {
  const taken = Number(portsOfRun(0).at(-1));
  expect(await offset({ TEST_PORT_OFFSET: '' }, [taken])).toBe(
    `Ports of the browser tests that are taken: ${taken}. Trying others.\nOffset 10\n`,
  );
});

it('a port is taken while a program listens on it', async () => {
  const program = createServer().listen(0);
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  expect(await printed(`console.log(await isFree(${port}))`)).toBe('false\n');
  await once(program.close(), 'close');
});

it('an offset that is set is used as it is', async () => {
  expect(await offset({ TEST_PORT_OFFSET: '700' })).toBe('Offset 700\n');
});

it('no port is one that an outgoing connection may have', () => {
  expect(Math.max(...portsOfRun(90))).toBeLessThan(32_768);
});
