import { expect, test } from '@playwright/test';
import { wordsInBuild } from '../../support/browser/built-site';
import { googleMapsWords } from '../../support/maps/adapter-words';

test('a site with the open maps has nothing of Google’s', () => {
  expect(wordsInBuild(googleMapsWords)).toEqual([]);
});
