import * as v from 'valibot';
import {
  initialProfileFlow,
  next,
  type ProfileEvent,
  type ProfileFlow,
} from '../../../../src/account/profile/profile-flow';
import {
  changedFields,
  profileSchema,
  readProfileDraft,
  toProfileForm,
} from '../../../../src/account/profile/profile-form';
import type { CallFailure } from '../../../../src/backend/failure';

const failure = (kind: CallFailure['kind']): CallFailure => ({ kind, status: null, message: 'profileUpdate' });
const viewing: ProfileFlow = { step: 'viewing', isSaved: false };
const saved: ProfileFlow = { step: 'viewing', isSaved: true };
const editing: ProfileFlow = { step: 'editing', failure: null };
const leaving: ProfileFlow = { step: 'leaving', failure: null };
const saving: ProfileFlow = { step: 'saving' };
const refused: ProfileFlow = { step: 'editing', failure: failure('refused') };

const events: Record<string, ProfileEvent> = {
  edited: { type: 'edited' },
  'canceled with changes': { type: 'canceled', hasChanges: true },
  'canceled without': { type: 'canceled', hasChanges: false },
  stayed: { type: 'stayed' },
  discarded: { type: 'discarded' },
  submitted: { type: 'submitted' },
  stored: { type: 'stored' },
  refused: { type: 'failed', failure: failure('refused') },
};

/** What follows from which event; every other event changes nothing. */
const table: [ProfileFlow, Record<string, ProfileFlow>][] = [
  [viewing, { edited: editing }],
  [saved, { edited: editing }],
  [editing, { 'canceled with changes': leaving, 'canceled without': viewing, submitted: saving }],
  [leaving, { stayed: editing, discarded: viewing }],
  [saving, { stored: saved, refused }],
];

describe('Profile: view mode and edit mode, save or cancel (Spec §2, §4)', () => {
  for (const [flow, follows] of table) {
    test.each(Object.entries(events))(`${JSON.stringify(flow)} × %s`, (name, event) => {
      const after = next(flow, event);
      if (name in follows) expect(after).toEqual(follows[name]);
      else expect(after).toBe(flow);
    });
  }

  test('changes that were left unsaved open in edit mode', () => {
    expect([initialProfileFlow(false), initialProfileFlow(true)]).toEqual([viewing, editing]);
  });

  test('who stays keeps the sentence of the last failure', () => {
    const asked = next(refused, { type: 'canceled', hasChanges: true });
    expect(next(asked, { type: 'stayed' })).toEqual(refused);
  });
});

test.each([
  ['refused', 'profileUpdate'],
  ['unauthorized', 'profileUpdate'],
  ['unreachable', 'profileUpdateError'],
  ['timeout', 'profileUpdateError'],
  ['malformed', 'profileUpdateError'],
] as const)('The two sentences of Spec §8 are told apart: %s: %s', (kind, sentence) => {
  // With the letters of the backend's log, which the screen shows.
  const failed = { ...failure(kind), reference: 'QWER' };
  const after = next(saving, { type: 'failed', failure: failed });
  expect(after).toEqual({ step: 'editing', failure: { ...failed, message: sentence } });
});

test.each([
  ['Jörg', '0171', 'j@example.com', []],
  ['Jörg', '', 'j@example.com', []],
  [' ', '0171', 'j@example.com', ['nameRequired']],
  ['Jörg', '0171', '', ['emailRequired']],
  ['', '', 'j@', ['nameRequired', 'emailRequired']],
])('What a save asks of the form: %p %p %p: %j', (name, phone, email, sentences) => {
  const { issues = [] } = v.safeParse(profileSchema, { name, phone, email });
  expect(issues.map(({ message }) => message)).toEqual(sentences);
});

describe('Unsaved changes', () => {
  const profile = {
    ...{ name: 'Jörg', phone: '0171', email: 'j@example.com' },
    ...{ customerId: '7', accountType: '', accountId: '', status: '' },
  };
  const form = { ...toProfileForm(profile), name: 'Jörg B.' };

  test('the form on a profile has none', () => {
    expect([changedFields(toProfileForm(profile), profile), changedFields(form, profile)]).toEqual([[], ['name']]);
  });
  test('are read from what is kept, and from nothing else', () => {
    expect(readProfileDraft({ form, person: 'p7' })).toEqual(form);
    expect(readProfileDraft({ form: { name: 'x' } })).toEqual({ name: 'x' });
    expect([null, '{', { form: { name: 7 } }].map(readProfileDraft)).toEqual([null, null, null]);
  });
});
