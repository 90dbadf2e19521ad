import { cleanPhone, cleanText } from '../../../../src/lib/text/clean-text';

test.each([
  ['directions around a pasted number', '\u202a+49 171\u202c\u2066 3920001\u2069\u200e', '+49 171 3920001'],
  ['zero-width spaces, a byte order mark, soft hyphens', '\ufeffKönigs\u00adplatz\u200b\u2060 1', 'Königsplatz 1'],
  ['selectors behind letters and digits', '0\ufe0d171\ufe0f A\ufe0ennaㅤ', '0171 Anna'],
  ['joiners between letters that never join', 'An\u200dna\u200c М\u200dия', 'Anna Мия'],
  ['control characters, but not the lines of a message', 'a\u0000\u0085b\n\tc\u001b', 'ab\n\tc'],
  ['nothing but such characters', '\u200b\u200d\u2066\ufe0f\u3164\u2800\u{e0041}', ''],
])('gone: %s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test.each([
  ['umlauts, accents and spaces', 'Jörg  Đặng Łukasz O’Neill 李'],
  ['decomposed letters', 'Jo\u0308rg'],
  ['the non-joiner of Persian', 'علی\u200cرضا'],
  ['the joiner of Sinhala', 'ශ\u0dca\u200dරී'],
  ['emoji of several parts', '👩🏽\u200d🦽 ❤\ufe0f 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈'],
  ['a selected form of a Han character', '葛\u{e0100}城'],
])('kept: %s', (_, text) => {
  expect(cleanText(text)).toBe(text);
});

test('a phone number has no scheme', () => {
  expect(cleanPhone('\u202atel:+49 171 3920001\u202c')).toBe('+49 171 3920001');
  expect(cleanPhone(' TEL://0171')).toBe('0171');
  expect(cleanPhone('0171 3920001')).toBe('0171 3920001');
});
