import type { Page } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages';
import type { Fact } from './state';

/** A state during a check. */
export interface Look {
  readonly page: Page;
  readonly language: Language;
  /** The file of the walk, without its ending: `tests/e2e/states/<walk>.spec.ts`. */
  readonly walk: string;
  /** Its name in `states.ts`, unique over all walks. */
  readonly state: string;
  readonly facts: readonly Fact[];
}

/** A check over every state. To add one, write it in `checks/` and add it to the list in `checks.ts`. */
export interface Check {
  /** The subject of its findings: "words", "axe". */
  readonly name: string;
  /**
   * `row`: runs in every row of the state, at the row's width and scheme. `language`: runs once in each language, in
   * the window of walks; one that changes the window comes last, and the stage restores it.
   */
  readonly each: 'row' | 'language';
  /** Sentences about faults; empty if there is none. Never changes the page's content. */
  find(look: Look): Promise<readonly string[]>;
}
