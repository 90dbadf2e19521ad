import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const built = join(__dirname, '../../public');
/** Words that only the local backend and its stand-ins for Google say. */
const localOnly = [
  '/__faults',
  '/__scenario',
  'sampleMapsRefusal',
  'sampleIdentityFault',
  'demo-identity',
  'Probefirma',
];

test('nothing of the local backend, its faults and its stand-ins is part of the built site', () => {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(built, name)).filter((path) => /\.(js|html)$/.test(path));
  const texts = files.filter((path) => statSync(path).isFile());
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return localOnly.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});
