import { assignPage, resetPage } from '../../../src/device/personal-store';
import { succeed } from '../../../src/lib/result';
import { onBehalfOf } from '../../../src/session/session-store';

const call = jest.fn(async (count: number) => succeed(count));
afterEach(() => {
  call.mockClear();
  resetPage();
});

describe('A task with several calls belongs to the person who began it (D45)', () => {
  test('while the page is theirs, each call is made', async () => {
    assignPage('anna');
    expect(await onBehalfOf('anna', call)(3)).toEqual(succeed(3));
  });

  test.each([
    ['to somebody else', () => assignPage('mehmet')],
    ['to nobody, after a logout', resetPage],
  ])('once it belongs %s, a call sends nothing and fails as Unauthorized', async (_title, happens) => {
    assignPage('anna');
    const forAnna = onBehalfOf('anna', call);
    happens();
    expect(await forAnna(3)).toEqual({
      ok: false,
      failure: { kind: 'unauthorized', status: null, message: 'unauthorized' },
    });
    expect(call).not.toHaveBeenCalled();
  });
});
