import { readFileSync, writeFileSync } from 'node:fs';

/** In the copy that is mutated: the names of the tests of each file. */
const NAMES = 'test-names.json';

/**
 * Of the tests that reach a mutant the tool names the tests, not their files, so jest would load every file of the room
 * once for each mutant: most of the time. The first run, without names, says which file has which tests.
 * https://jestjs.io/docs/configuration#testsequencer-string
 */
export default class CoveringFiles {
  constructor({ globalConfig }) {
    this.pattern = globalConfig.testNamePattern;
  }

  sort(tests) {
    if (!this.pattern) return tests;
    const names = JSON.parse(readFileSync(NAMES, 'utf8'));
    const wanted = new RegExp(this.pattern, 'i');
    return tests.filter(({ path }) => names[path].some((name) => wanted.test(name)));
  }

  cacheResults(_tests, { testResults: files }) {
    if (this.pattern) return;
    const named = files.map(({ testFilePath, testResults }) => [
      testFilePath,
      testResults.map(({ fullName }) => fullName),
    ]);
    writeFileSync(NAMES, JSON.stringify(Object.fromEntries(named)));
  }
}
