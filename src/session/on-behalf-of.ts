import type { Answer } from '../backend/request';
import { pagePerson } from '../device/personal-store';
import { fail } from '../lib/result';

/**
 * Binds a call to the person who started a task with several calls: once the page belongs to another person, it fails
 * as Unauthorized and sends nothing (D45).
 */
export const onBehalfOf =
  <Args extends readonly unknown[], Value>(
    person: string | null,
    call: (...args: Args) => Answer<Value>,
  ): ((...args: Args) => Answer<Value>) =>
  async (...args) =>
    pagePerson.get().person === person
      ? call(...args)
      : fail({ kind: 'unauthorized', status: null, message: 'unauthorized' });
