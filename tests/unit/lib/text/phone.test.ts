import { readPhone, readPhoneInTime } from '../../../../src/lib/text/phone';

describe('a phone number of any country is read, German where it names none', () => {
  test.each([
    ['a German mobile', '0171 3920001', '+49 171 3920001', '+491713920001'],
    ['with dashes and brackets', '(0171) 392-00-01', '+49 171 3920001', '+491713920001'],
    ['with a slash', '0171/3920001', '+49 171 3920001', '+491713920001'],
    ['with space around it', '  0171 3920001 ', '+49 171 3920001', '+491713920001'],
    ['international', '+491713920001', '+49 171 3920001', '+491713920001'],
    ['with the bracketed zero', '+49 (0)171 3920001', '+49 171 3920001', '+491713920001'],
    ['with the 00 prefix', '0049 171 3920001', '+49 171 3920001', '+491713920001'],
    ['a landline with its 0', '0561 1234567', '+49 561 1234567', '+495611234567'],
    ['Austria', '+43 664 1234567', '+43 664 1234567', '+436641234567'],
    ['Austria with the 00 prefix', '0043 664 1234567', '+43 664 1234567', '+436641234567'],
    ['Poland', '+48 512 345 678', '+48 512 345 678', '+48512345678'],
    ['United States', '+1 (415) 555-2671', '+1 415 555 2671', '+14155552671'],
  ])('%s: %s', async (_what, text, shown, e164) => {
    expect(await readPhone(text)).toEqual({ shown, e164 });
  });

  test.each([
    ['empty', ''],
    ['only space', '  '],
    ['letters', 'Hauptbahnhof'],
    ['letters among the digits', '0171 abc 3920001'],
    ['a number in a sentence', 'ruf an: 0171 3920001'],
    ['too short', '0171'],
    ['too long', '0171 39200011234567890'],
    ['a country that does not exist', '+999 171 3920001'],
    ['an emergency number', '110'],
  ])('%s is none: %j', async (_what, text) => {
    expect(await readPhone(text)).toBeNull();
  });
});

describe('an order waits 1.5 s at most for the rules of the countries', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('rules that are there are used', async () => {
    expect(await readPhoneInTime('0171 3920001')).toMatchObject({ e164: '+491713920001' });
  });

  test.each([
    [1_499, false],
    [1_500, true],
  ])(
    'while they are on their way, after %d ms the number goes out as it was typed: %s',
    async (waitedMs, isGivenUp) => {
      const answered = jest.fn();
      void readPhoneInTime('0171 3920001', () => new Promise(() => {})).then(answered);
      await jest.advanceTimersByTimeAsync(waitedMs);
      expect(answered.mock.calls).toEqual(isGivenUp ? [[null]] : []);
    },
  );
});
