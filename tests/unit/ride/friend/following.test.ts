import { fail, succeed } from '../../../../src/lib/result';
import {
  beforeReading,
  type Following,
  nextFollowing,
  nextReadInMs,
  noRide,
  outcomeOf,
} from '../../../../src/ride/friend/following';
import { failedWith, ride } from './samples';

/** Made up on this page. */
const LETTERS = 'ABCD';
const NOW_MS = 1_008_000;
const read = (changes: Partial<typeof ride> = {}, nowMs = NOW_MS) =>
  outcomeOf(succeed({ ...ride, ...changes }), nowMs, LETTERS);
const followed = nextFollowing(beforeReading, read());

describe('a read', () => {
  test('shows the ride, with the position as old as it is', () => {
    expect(followed).toMatchObject({ ride, trouble: null, isOver: false });
    expect(followed.vehicle).toMatchObject({ position: ride.position, seenAtMs: 1_000_000 });
  });

  test('a position from the future, or without a time, was seen now', () => {
    expect(nextFollowing(beforeReading, read({}, 999_000)).vehicle?.seenAtMs).toBe(999_000);
    expect(nextFollowing(beforeReading, read({ locatedAtMs: null })).vehicle?.seenAtMs).toBe(NOW_MS);
  });

  test('the same position again is the same sighting; a new one has a heading', () => {
    const again = nextFollowing(followed, read());
    expect(again.vehicle).toBe(followed.vehicle);
    const moved = nextFollowing(followed, read({ position: { lat: 51.32, lng: 9.49 }, locatedAtMs: 1_005_000 }));
    expect(moved.vehicle).toMatchObject({ heading: 0, gapMs: 5_000, seenAtMs: 1_005_000 });
  });

  test('another car begins anew, and a ride without a position has no car', () => {
    const other = nextFollowing(followed, read({ carNumber: 'KS-TX 107', locatedAtMs: 1_005_000 }));
    expect(other.vehicle).toMatchObject({ heading: null, gapMs: 0 });
    expect(nextFollowing(followed, read({ position: null })).vehicle).toBeNull();
  });
});

describe('a read that fails', () => {
  test.each([
    [null, 'unreachable'],
    [408, 'unreachable'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [429, 'tooMany'],
  ] as const)('%s keeps what was known last, and says so: %s', (status, trouble) => {
    const failed = nextFollowing(followed, outcomeOf(failedWith(status), NOW_MS, LETTERS));
    const pauseMs = trouble === 'tooMany' ? 30_000 : null;
    expect(failed).toEqual({ ...followed, trouble, pauseMs, reference: LETTERS });
    expect(nextFollowing(failed, read())).toMatchObject({ trouble: null, pauseMs: null, reference: null });
  });

  test('has the letters of the backend’s log, if it sends them; of failures in a row those of the first', () => {
    const named = (reference: string) => {
      const { failure } = failedWith(503);
      return outcomeOf(fail({ ...failure, reference }), NOW_MS, LETTERS);
    };
    const failed = nextFollowing(followed, named('KLMN'));
    expect(failed.reference).toBe('KLMN');
    expect(nextFollowing(failed, named('OPQR')).reference).toBe('KLMN');
    expect(nextFollowing(nextFollowing(failed, read()), named('OPQR')).reference).toBe('OPQR');
  });

  test('the answer "too many" pauses as long as it asks for', () => {
    const { failure } = failedWith(429);
    expect(outcomeOf(fail({ ...failure, retryAfterMs: 7_000 }), NOW_MS, LETTERS)).toMatchObject({ pauseMs: 7_000 });
  });

  test('an answer that cannot be read says nothing about the link', () => {
    const { failure } = failedWith(200);
    const malformed = fail({ ...failure, kind: 'malformed' as const });
    expect(nextFollowing(followed, outcomeOf(malformed, NOW_MS, LETTERS)).trouble).toBe('unreachable');
  });
});

describe('a link that opens nothing', () => {
  test.each([400, 401, 403, 404, 410, 414, 501])(
    '%i: the same for every reason, before the first read and in the middle of a ride, of which nothing is kept',
    (status) => {
      for (const following of [beforeReading, followed])
        expect(nextFollowing(following, outcomeOf(failedWith(status), NOW_MS, LETTERS))).toBe(noRide);
    },
  );

  test.each(['JOB_COMPLETED', 'JOB_SETTLED', 'CANCELED'] as const)('%s is the end too', (status) => {
    expect(nextFollowing(followed, read({ status }))).toBe(noRide);
  });

  test('a late answer changes nothing any more', () => {
    expect(nextFollowing(noRide, read())).toBe(noRide);
  });
});

test.each([
  ['every 5 s while the page is visible', followed, true, 5_000],
  ['every minute while it is hidden', followed, false, 60_000],
  ['before the first answer too', beforeReading, true, 5_000],
  ['after a failure too', { ...followed, trouble: 'unreachable' } as Following, true, 5_000],
  ['after the pause that a busy backend asks for', { ...followed, pauseMs: 7_000 }, true, 7_000],
  ['no sooner than any other while it is hidden', { ...followed, pauseMs: 7_000 }, false, 60_000],
  ['never again after the end', noRide, true, null],
])('the next read: %s', (_when, following, isVisible, expected) => {
  expect(nextReadInMs(following, isVisible)).toBe(expected);
});
