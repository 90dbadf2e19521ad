import { cause, noAnswer } from '../../../tools/shared/http-client';

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
/** How Node fails for a host with several addresses: without words of its own. */
const ofEachAddress = new AggregateError([refused('127.0.0.1:1'), refused('[::1]:1')], '');

test.each<[error: unknown, words: string]>([
  [new TypeError('fetch failed'), 'fetch failed'],
  [new TypeError('fetch failed', { cause: new Error('certificate has expired') }), 'certificate has expired'],
  [ofEachAddress, 'connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED [::1]:1'],
  [Object.assign(new Error(), { code: 'EPIPE' }), 'EPIPE'],
  [new AggregateError([]), 'AggregateError'],
  ['closed', 'closed'],
])('%s: %s', (error, words) => {
  expect(cause(error)).toBe(words);
  expect(noAnswer(error)).toBe(`no answer: ${words}`);
});
