import { readdirSync, readFileSync } from 'node:fs';
import { sessionKeys, storageReaders, storedData } from '../../../src/device/stored-data';
import { sourcesOf } from '../../support/sources';

const sources = [
  ...sourcesOf(/\.tsx?$/).map(({ name, text }) => ({ file: `src/${name}`, text })),
  ...readdirSync('.')
    .filter((file) => /^gatsby-.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
];

test('browser storage and cookies are touched in one place each', () => {
  const touching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(touching(/\b(localStorage|sessionStorage|indexedDB|caches)\b/)).toEqual(['src/device/storage.ts']);
  expect(touching(/document\.cookie|cookieStore/)).toEqual(['src/device/cookies.ts']);
});

test('only the rooms that the list names read and write a key', () => {
  const uses = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /(?:(?:localStore|tabStore|storage|personalStore|personalTabStore)\.\w+|(?:read|write)Cookie|hasLocalKey)\(\s*'([^']+)'/g,
      ),
    ].map(([, key = '']) => ({
      key,
      room: file.split('/')[1] ?? '',
    })),
  );
  expect(uses.length).toBeGreaterThan(10);
  const readers: Record<string, readonly string[]> = storageReaders;
  expect(uses.filter(({ key, room }) => !readers[key]?.includes(room))).toEqual([]);
});

test('the keys of Spec §3 are raw, everything else of ours is under taxi', () => {
  const names = Object.keys(storedData);
  expect(names.filter((name) => !/^taxi[.-]/.test(name))).toEqual([
    'token',
    'refreshToken',
    'customerName',
    'customerEmail',
  ]);
});

test('the end of a session removes tokens, their time, name, email, rides and sent feedback (D5)', () => {
  expect(sessionKeys).toEqual([
    'token',
    'refreshToken',
    'customerName',
    'customerEmail',
    'taxi.tokenReceivedAt',
    'taxi.person',
    'taxi.rides',
    'taxi.feedbackSent',
  ]);
});
