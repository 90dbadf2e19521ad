import { smsLink, whatsAppLink } from '../../../../src/ride/sharing/share-link';
import { readShares, type Share, withoutShare, withShare } from '../../../../src/ride/sharing/shares';

const share = (bookingId: string, expiresAtMs = 2_000): Share => ({ bookingId, expiresAtMs, showsName: false });

test('a ride is shared once: a later share takes the place of the one before', () => {
  const shares = withShare([share('1'), share('2')], share('1', 3_000));
  expect(shares).toEqual([share('2'), share('1', 3_000)]);
  expect(withoutShare(shares, '2')).toEqual([share('1', 3_000)]);
});

test.each([
  ['shares that have not expired', { shares: [share('1'), share('2', 1_000)] }, [share('1')]],
  ['nothing', null, []],
  ['something else', { shares: [{ bookingId: 1 }] }, []],
])('what is stored: %s', (_what, stored, expected) => {
  expect(readShares(stored, 1_000)).toEqual(expected);
});

test('the links to messages and WhatsApp carry the whole text', () => {
  const text = 'Follow my taxi: https://a.example/website/follow#a_b-c';
  expect(smsLink('0171 / 12-3', text)).toBe(`sms:0171123?&body=${encodeURIComponent(text)}`);
  expect(new URL(whatsAppLink(text)).searchParams.get('text')).toBe(text);
});
