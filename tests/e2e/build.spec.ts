import { expect, test } from '@playwright/test';
import { builtTexts, wordsInBuild } from '../support/browser/built-site';
import { openMapWords, openWaysWords } from '../support/maps/adapter-words';

/** Words that only the local backend and its stand-ins for Google contain. */
const localOnly = ['/__faults', '/__scenario', 'sampleMapsRefusal', 'demo-identity', 'Probefirma'];

test('nothing of the local backend, its faults and its stand-ins is part of the built site', () => {
  const texts = builtTexts(/\.(js|html)$/);
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap(({ path, text }) =>
    localOnly.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('a site with Google’s maps has nothing of the open ones', () => {
  expect(wordsInBuild([...openMapWords, 'photon', ...openWaysWords])).toEqual([]);
});
