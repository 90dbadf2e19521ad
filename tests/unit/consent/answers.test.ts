import {
  type Answers,
  consentState,
  dayOf,
  NOTICE_VERSION,
  parseAnswers,
  serializeAnswers,
} from '../../../src/consent/answers';

const now = new Date('2026-11-21T12:00:00Z');
const both: Answers = {
  maps: { isAllowed: true, day: '2026-11-21' },
  signIn: { isAllowed: false, day: '2026-11-01' },
};

describe('one cookie holds every answer with its day and the version of the notice (D27)', () => {
  test.each<[string, Answers]>([
    [`${NOTICE_VERSION}`, {}],
    [`${NOTICE_VERSION}_maps-yes-2026-11-21`, { maps: { isAllowed: true, day: '2026-11-21' } }],
    [`${NOTICE_VERSION}_maps-yes-2026-11-21_signIn-no-2026-11-01`, both],
  ])('%s', (word, answers) => {
    expect(serializeAnswers(answers)).toBe(word);
    expect(parseAnswers(word, now)).toEqual(answers);
    // What a cookie may hold (lib/cookies.ts).
    expect(word).toMatch(/^[\w-]+$/);
  });

  test.each([
    '',
    'yes',
    `${NOTICE_VERSION + 1}_maps-yes-2026-11-21`,
    `${NOTICE_VERSION}_maps-maybe-2026-11-21`,
    `${NOTICE_VERSION}_maps-yes-today`,
    `${NOTICE_VERSION}_maps-yes-2026-99-99`,
    `${NOTICE_VERSION}_other-yes-2026-11-21`,
    `${NOTICE_VERSION}_maps-yes`,
  ])('%p answers nothing', (word) => {
    expect(parseAnswers(word, now)).toEqual({});
  });

  test.each([
    ['2026-05-25', true],
    ['2026-05-24', false],
  ])('an answer of %s still holds: %s (180 days)', (day, holds) => {
    const midnight = new Date('2026-11-21T00:00:00Z');
    expect('maps' in parseAnswers(serializeAnswers({ maps: { isAllowed: true, day } }), midnight)).toBe(holds);
  });

  test('a day is the calendar day in Berlin', () => {
    expect(dayOf(new Date('2026-11-25T23:53:00Z'))).toBe('2026-11-26');
  });
});

test.each([
  [undefined, false, 'open'],
  [undefined, true, 'allowed'],
  [{ isAllowed: true, day: '2026-11-21' }, false, 'allowed'],
  [{ isAllowed: false, day: '2026-11-21' }, false, 'refused'],
  [{ isAllowed: false, day: '2026-11-21' }, true, 'refused'],
] as const)('%p, first party %p: %s', (answer, isFirstParty, expected) => {
  expect(consentState(answer, isFirstParty)).toBe(expected);
});
