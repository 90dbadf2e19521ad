import { followPath, tokenIn } from '../../../src/job/follow-path';
import { SHARE_TOKEN } from '../../../src/lib/id';

const token = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';

test('the token is in the fragment of the address, which no server receives', () => {
  expect(followPath(token)).toBe(`/follow#${token}`);
  expect(new URL(followPath(token), 'https://a.example').pathname).toBe('/follow');
});

test.each([
  ['the token of a link', `#${token}`, token],
  ['one that was cut, which the backend refuses', `#${token.slice(0, 30)}`, token.slice(0, 30)],
  ['the shortest', `#${'a'.repeat(22)}`, 'a'.repeat(22)],
  ['the longest', `#${'a'.repeat(200)}`, 'a'.repeat(200)],
  ['no fragment', '', null],
  ['an empty one', '#', null],
  ['one that is cut to a few characters', `#${token.slice(0, 10)}`, null],
  ['10,000 characters', `#${'a'.repeat(10_000)}`, null],
  ['other characters', `#${token}%20`, null],
  ['a second # at its end', `#${token}#`, null],
  ['a # at its end alone', `${token}#`, null],
  ['a path', `#../../bookings/20001/${token}`, null],
])('%s', (_what, hash, expected) => {
  expect(tokenIn(hash)).toBe(expected);
  if (expected) expect(SHARE_TOKEN.test(expected)).toBe(true);
});
