import { readFileSync, writeFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** In the copy that is mutated: the names of the tests of each file. */
const NAMES = 'test-names.json';

/**
 * Of the tests that reach a mutant the tool names the tests, not their files, so jest would load every file of the room
 * once for each mutant: most of the time. The first run, without names, says which file has which tests.
 */
export default class CoveringFiles extends Sequencer {
  constructor({ globalConfig, ...others }) {
    super({ globalConfig, ...others });
    this.pattern = globalConfig.testNamePattern;
  }

  sort(tests) {
    if (!this.pattern) return super.sort(tests);
    const names = JSON.parse(readFileSync(NAMES, 'utf8'));
    const wanted = new RegExp(this.pattern, 'i');
    return super.sort(tests.filter(({ path }) => names[path].some((name) => wanted.test(name))));
  }

  cacheResults(tests, results) {
    if (this.pattern) return;
    const named = results.testResults.map(({ testFilePath, testResults }) => [
      testFilePath,
      testResults.map(({ fullName }) => fullName),
    ]);
    writeFileSync(NAMES, JSON.stringify(Object.fromEntries(named)));
    super.cacheResults(tests, results);
  }
}
