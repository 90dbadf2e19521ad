/** @jest-environment jsdom */
import { service as addresses } from '../../../src/maps/open/addresses/service';
import { service as ways } from '../../../src/maps/open/ways/service';
import { checkBoundary } from '../../support/fuzz/boundary';
import { FUZZ_TIMEOUT_MS } from '../../support/fuzz/runs';
import { openBoundaries } from './boundaries/table';

jest.mock('addresses-provider/service', () => jest.requireActual('../../../src/maps/open/addresses/service'));
jest.mock('addresses-provider/geocoder', () => jest.requireActual('../../../src/maps/open/addresses/geocoder'));
jest.mock('ways-provider/service', () => jest.requireActual('../../../src/maps/open/ways/service'));
jest.mock('ways-provider/router', () => jest.requireActual('../../../src/maps/open/ways/router'));

jest.setTimeout(FUZZ_TIMEOUT_MS);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout = () => new AbortController().signal;
  for (const { status } of [addresses, ways]) status.set('loaded');
});
afterEach(() => jest.restoreAllMocks());

describe('No answer of the open services throws, passes unchecked or changes Object.prototype (D42)', () => {
  test.each(openBoundaries.map((boundary) => [boundary.name, boundary] as const))('%s', (_name, boundary) =>
    checkBoundary(boundary),
  );
});
