import type { Answer } from '../backend/request';
import { pagePerson } from '../device/page-person';
import { fail } from '../lib/result';

/**
 * A call of a task that takes several, for the person who began it: fails as Unauthorized, and nothing is sent, once the page is
 * another's (D45).
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
