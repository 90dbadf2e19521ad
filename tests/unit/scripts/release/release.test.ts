import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { packFolders, sumsOf } from '../../../../tools/release/archive';
import {
  licensesText,
  listShippedPackages,
  packageFolderOf,
  readShippedPackages,
  repeatableSbom,
  unlicensed,
} from '../../../../tools/release/packages';

const folder = mkdtempSync(path.join(tmpdir(), 'taxi release '));
afterAll(() => rmSync(folder, { recursive: true }));

test('a release is of a commit although npm run setup has written .env.production: git ignores it', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('/.env.production');
});

const COMMITTED = new Date('2026-06-09T10:00:00Z');
const files: Readonly<Record<string, string>> = {
  'public/index.html': '<h1>Home</h1>',
  'public/de/index.html': '<h1>Startseite</h1>',
  'public/Zoë.svg': '<svg/>',
  'deploy/nginx.conf': 'server {}',
};

/** Writes the files of a project in an order, at a moment, with a mode. */
function project(name: string, names: readonly string[], at: Date, mode: number): string {
  const own = path.join(folder, name);
  for (const file of names) {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), files[file] ?? '', { mode });
    utimesSync(path.join(own, file), at, at);
  }
  return own;
}

async function entriesOf(file: string): Promise<readonly Header[]> {
  const headers: Header[] = [];
  const reader = extract();
  reader.end(gunzipSync(readFileSync(file)));
  for await (const entry of reader) {
    headers.push(entry.header);
    entry.resume();
  }
  return headers;
}

describe('The tarball of a release', () => {
  const names = Object.keys(files);
  const pack = async (name: string, order: readonly string[], at: Date, mode: number) => {
    const file = path.join(folder, `${name}.tar.gz`);
    await packFolders(project(name, order, at, mode), ['public', 'deploy'], file, COMMITTED);
    return file;
  };

  it('is the same bytes for the same files, whenever and in whatever order they were written', async () => {
    const one = await pack('one', names, new Date('2026-01-01T00:00:00Z'), 0o644);
    const other = await pack('the other', names.toReversed(), new Date('2026-07-07T07:07:07Z'), 0o600);
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    expect(await entriesOf(one)).toMatchObject(
      ['deploy/nginx.conf', 'public/Zoë.svg', 'public/de/index.html', 'public/index.html'].map((name) => ({
        name,
        mtime: COMMITTED,
        mode: 0o644,
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      })),
    );
  });

  it('differs when a file does', async () => {
    const before = await pack('before', names, COMMITTED, 0o644);
    const changed = path.join(project('after', names, COMMITTED, 0o644), 'public/index.html');
    writeFileSync(changed, '<h1>Other</h1>');
    await packFolders(path.join(folder, 'after'), ['public', 'deploy'], `${before}.after`, COMMITTED);
    expect(readFileSync(before).equals(readFileSync(`${before}.after`))).toBe(false);
  });

  it('has its sum in SHA256SUMS', () => {
    writeFileSync(path.join(folder, 'abc'), 'abc');
    expect(sumsOf(folder, ['abc'])).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc\n');
  });
});

describe('The SBOM of a release', () => {
  const written = (name: string, serialNumber: string, timestamp: string, version = '1.0.0') =>
    JSON.stringify({ serialNumber, metadata: { timestamp, component: { name } }, components: [{ version }] });
  const sbom = (text: string) => repeatableSbom(text, 'taxi-website', '2026-06-09T10:00:00.000Z');

  it('is the same for the same packages, in another folder and at another time', () => {
    const one = sbom(written('one', 'urn:uuid:1', '2026-01-01T00:00:00.000Z'));
    expect(sbom(written('other', 'urn:uuid:2', '2026-07-07T07:07:07.000Z'))).toBe(one);
    expect(JSON.parse(one)).toMatchObject({
      serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      metadata: { timestamp: '2026-06-09T10:00:00.000Z', component: { name: 'taxi-website' } },
    });
  });

  it('has another serial number for other packages', () => {
    const numbers = ['1.0.0', '1.0.1'].map((version) => JSON.parse(sbom(written('one', '', '', version))).serialNumber);
    expect(new Set(numbers).size).toBe(2);
  });
});

describe('What browsers get of others', () => {
  it.each([
    ['node_modules/react/index.js', 'node_modules/react'],
    ['node_modules/@tanstack/query-core/build/a.js', 'node_modules/@tanstack/query-core'],
    ['node_modules/one/node_modules/@scope/two/a.js', 'node_modules/one/node_modules/@scope/two'],
    ['src/site.ts', null],
  ])('%s belongs to %s', (file, expected) => expect(packageFolderOf(file)).toBe(expected));

  it('lists the packages of the bundle, each once', () => {
    const list = path.join(folder, '.cache/list.json');
    const files = ['node_modules/valibot/dist/index.js', 'node_modules/react/index.js', 'node_modules/react/jsx.js'];
    listShippedPackages(new Set([...files, 'src/site.ts']), list);
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(['node_modules/react', 'node_modules/valibot']);
  });

  it('names each package once, with its licence to the letter', () => {
    const list = path.join(folder, 'list.json');
    writeFileSync(list, JSON.stringify(['node_modules/valibot', 'node_modules/react', 'node_modules/react']));
    const packages = readShippedPackages(path.resolve('.'), path.relative('.', list));
    expect(packages.map(({ name }) => name)).toEqual(['react', 'valibot']);
    const text = licensesText(packages);
    expect(text).toMatch(/^react 18\.\d+\.\d+: MIT$/m);
    expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
    expect(unlicensed(packages)).toEqual([]);
  });

  it('finds a package that names no licence, and says when nothing was built', () => {
    expect(unlicensed([{ name: 'one', version: '1.0.0', license: null, text: null }])).toEqual(['one 1.0.0']);
    expect(() => readShippedPackages(folder, 'none.json')).toThrow('none.json is missing: build the site first.');
  });
});
