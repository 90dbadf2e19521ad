/** @jest-environment jsdom */
import { checkBoundary } from '../../support/fuzz/boundary';
import { FUZZ_TIMEOUT_MS } from '../../support/fuzz/runs';
import { boundaries } from './boundaries/table';

jest.setTimeout(FUZZ_TIMEOUT_MS);

beforeEach(() => {
  // A list with unreadable entries, and a provider that fails, are reported there (D42, Spec §8).
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // The timeouts of calls that have been answered long ago.
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => jest.restoreAllMocks());

describe('No input throws, passes unchecked or changes Object.prototype (D42)', () => {
  test.each(boundaries.map((boundary) => [boundary.name, boundary] as const))('%s', (_name, boundary) =>
    checkBoundary(boundary),
  );
});
