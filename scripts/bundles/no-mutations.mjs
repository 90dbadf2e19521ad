/**
 * Replaces the query library's cache of mutations in the browser's bundle. No screen has a mutation: calls with side
 * effects return a Result. The client uses only these members.
 */
export class MutationCache {
  clear() {}
  findAll() {
    return [];
  }
  resumePausedMutations() {
    return Promise.resolve();
  }
}
