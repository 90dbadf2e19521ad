import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of what `npm run setup` reads and writes, for the lifetime of a test file. */
export function setupClone() {
  const folder = mkdtempSync(path.join(tmpdir(), 'taxi-setup-'));
  beforeAll(() => {
    for (const name of ['src', 'scripts', 'tools', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']) {
      cpSync(name, path.join(folder, name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    /** The file with the facts. */
    facts: path.join(folder, 'src/site.ts'),
    /** The file with the variables. */
    variables: path.join(folder, '.env.production'),
    /** The environment without what is set for another build; messages are English. */
    environment: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GATSBY_'))),
      LANG: 'C',
    } as unknown as NodeJS.ProcessEnv,
  };
}
