/**
 * Stands in for the query library's cache of mutations in the browser's bundle: no screen has a mutation, its calls that change something
 * answer a Result. The client asks for no more than this.
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
