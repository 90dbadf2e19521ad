import { type LeftOut, methods } from './left-out-part';

/** The site only reads through hooks: it neither fetches without one nor counts calls, and has no mutations. */
const client: LeftOut = {
  file: 'node_modules/@tanstack/query-core/build/modern/queryClient.js',
  parts: [
    ...methods('isFetching', 'isMutating', 'getQueriesData', 'setQueriesData', 'removeQueries', 'cancelQueries'),
    ...methods('ensureQueryData', 'fetchQuery', 'prefetchQuery'),
    ...methods('infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'),
    { search: /\n\tasync query\(options\) \{[\s\S]*?\n\t\}(?=\n)/ },
    ...methods('getMutationCache', 'setMutationDefaults', 'getMutationDefaults', 'defaultMutationOptions'),
    ...methods('getDefaultOptions', 'setDefaultOptions', 'setQueryDefaults'),
  ],
};

/** Data is shown unchanged: no option `select`, `placeholderData` or `persister`, and no suspense. */
const observer: LeftOut = {
  file: 'node_modules/@tanstack/query-core/build/modern/queryObserver.js',
  parts: [
    ...methods('fetchOptimistic'),
    { search: /\n\t\tif \(options\.placeholderData !== void 0 [\s\S]*?\n\t\t\}(?=\n)/ },
    { search: /\n\t\tif \(options\.select && [\s\S]*?this\.#selectError = null;(?=\n\t\tif \(this\.#selectError)/ },
    { search: /\n\t\tif \(this\.#selectError\) \{[\s\S]*?\n\t\t\}(?=\n)/ },
  ],
};

const query: LeftOut = {
  file: 'node_modules/@tanstack/query-core/build/modern/query.js',
  parts: [{ search: /\n\t+if \(this\.options\.persister\) return .*(?=\n)/ }],
};

/** A failed call is a result that screens show: a query neither suspends nor throws. */
const hook: LeftOut = {
  file: 'node_modules/@tanstack/react-query/build/modern/useBaseQuery.js',
  parts: [
    { search: /import \{ useQueryErrorResetBoundary \} from .*\n/ },
    { search: /import \{ ensurePreventErrorBoundaryRetry, .* \} from .*\n/ },
    { search: /import \{ ensureSuspenseTimers, .* \} from .*\n/ },
    { search: /\tconst errorResetBoundary = .*\n/ },
    { search: /\tensureSuspenseTimers\(.*\n\tensurePreventErrorBoundaryRetry\(.*\n\tuseClearResetErrorBoundary\(.*\n/ },
    { search: /\tif \(shouldSuspend\(.*\n\tif \(getHasError\(\{[\s\S]*?\n\t\}\)\) throw result\.error;\n/ },
  ],
};

/** The parts of the query library that the bundle omits. */
export const queryLibrary: readonly LeftOut[] = [client, observer, query, hook];

/** Options of a query that have no effect in the bundle: a test searches the source for them. */
export const queryUsesLeftOut: readonly RegExp[] = [/\b(?:select|placeholderData|persister|suspense|throwOnError):/];
