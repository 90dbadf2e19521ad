import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = join(__dirname, '../..');
/** What is neither tracked nor part of a build, or too large to copy. */
const notCopied = ['.git', '.cache', '.data', 'node_modules', 'public', 'test-results'];
/** Words that only the local backend and its stand-ins for Google say. */
const localOnly = [
  '/__faults',
  '/__scenario',
  'sampleMapsRefusal',
  'sampleIdentityFault',
  'demo-identity',
  'Probefirma',
];

/** The text files of a build; the brotli and gzip copies beside them are made from them. */
function builtTexts(folder: string, kind: RegExp) {
  const entries = readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}

test('nothing of the local backend, its faults and its stand-ins is part of the built site', () => {
  const texts = builtTexts(root, /\.(js|html)$/);
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap(({ path, text }) =>
    localOnly.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Every address and key of a build (README, Configure), each with a value of its own. */
const configuration = (company: string) => ({
  GATSBY_API_URL: `https://api.${company}.example`,
  GATSBY_LIVE_URL: `wss://live.${company}.example:55552/taxi/wss2`,
  GATSBY_MAPS_URL: `https://maps.${company}.example`,
  GATSBY_IDENTITY_URL: `https://identity.${company}.example`,
  GATSBY_SITE_URL: `https://www.${company}.example`,
  GATSBY_GOOGLE_MAPS_KEY: `maps-key-of-${company}`,
  GATSBY_GOOGLE_MAP_ID: `map-of-${company}`,
  GATSBY_GOOGLE_CLIENT_ID: `client-of-${company}`,
});

test('a second build in the same folder contains its own addresses and keys and none of the first', async () => {
  test.setTimeout(400_000);
  // A copy, because the site of the other stories is being served from here.
  const folder = mkdtempSync(join(tmpdir(), 'taxi-build-'));
  const build = (variables: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, ['scripts/build.mjs'], {
      cwd: folder,
      env: { ...process.env, ...variables },
      maxBuffer: 100_000_000,
    });
  try {
    cpSync(root, folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !notCopied.includes(relative(root, path)),
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

    await build(configuration('first-cab'));
    const second = { ...configuration('second-cab'), GATSBY_ORDER_KEY_HEADER: 'X-Key-Of-Second-Cab' };
    await build(second);

    const texts = builtTexts(folder, /\.(js|html|json|map|css|xml|txt)$/);
    expect(texts.filter(({ text }) => text.includes('first-cab')).map(({ path }) => path)).toEqual([]);
    const missing = Object.values(second).filter((value) => !texts.some(({ text }) => text.includes(value)));
    expect(missing).toEqual([]);
    const signIn = texts.filter(({ path, text }) => path.endsWith('.js') && text.includes('/gsi/client'));
    expect(signIn.map(({ text }) => /"([^"]*)\/gsi\/client"/.exec(text)?.[1])).toEqual([second.GATSBY_IDENTITY_URL]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
