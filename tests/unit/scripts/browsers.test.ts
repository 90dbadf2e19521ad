import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the search for two engines prints and answers. Firefox is never here, WebKit after its installation. */
async function search(install: string): Promise<{ printed: string; answer: object }> {
  const script = `
    import { findEngines } from './scripts/browsers.mjs';
    let isInstalled = false;
    const engine = (name, find) => ({ name, packages: [name], find, help: 'install it' });
    const engines = [engine('Firefox', () => undefined), engine('WebKit', () => (isInstalled ? '/webkit' : undefined))];
    const installs = async ([name]) => (isInstalled = name === 'WebKit');
    const answer = await findEngines(engines, ${install});
    console.log(JSON.stringify(answer));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const lines = stdout.trim().split('\n');
  return { answer: JSON.parse(String(lines.pop())), printed: lines.join('\n') };
}

const missing = (name: string) => `${name} is not here, and its stories are left out. To run them, install it.`;

it('where packages can be installed, an engine that is missing all the same is named and is a failure', async () => {
  expect(await search('installs')).toEqual({
    answer: { found: { WebKit: '/webkit' }, hasFailed: true },
    printed: missing('Firefox'),
  });
});

it('elsewhere each missing engine is named, and is no failure', async () => {
  expect(await search('null')).toEqual({
    answer: { found: {}, hasFailed: false },
    printed: `${missing('Firefox')}\n${missing('WebKit')}`,
  });
});
