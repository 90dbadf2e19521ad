import { fail, succeed } from '../../../../src/lib/result';
import { afterAnswer, type LinkState } from '../../../../src/ride/sharing/share-link';

const link = { url: 'https://a.example/website/follow#t', expiresAtMs: 2_000 } as never;
const failed = (status: number | null) => fail({ kind: 'failed', status, message: 'bookingFailed' } as never);
const making: LinkState = { step: 'making' };
const ready = { step: 'ready', showsName: true, hasChangeFailed: false, ...(link as object) } as LinkState;

describe('The link in the share dialog', () => {
  test('is there with the choice that was sent, once the backend answers', () => {
    expect(afterAnswer(making, succeed(link), { showsName: true })).toEqual(ready);
    expect(afterAnswer({ ...ready, hasChangeFailed: true } as LinkState, succeed(link), { showsName: false })).toEqual({
      ...ready,
      showsName: false,
    });
  });

  test.each([
    [404, 'notOffered'],
    [501, 'notOffered'],
    [500, 'failed'],
    [403, 'failed'],
    [null, 'failed'],
  ])('an answer of %p: a backend without links is no failure, a text is shared (D9)', (status, step) => {
    expect(afterAnswer(making, failed(status), { showsName: true })).toEqual({ step });
  });

  test('a change that fails leaves it as it was, and is told', () => {
    expect(afterAnswer(ready, failed(404), { showsName: false })).toEqual({ ...ready, hasChangeFailed: true });
  });
});
