import { type Cancelling, type CancellingEvent, nextCancelling, notCancelling } from '../../../src/job/cancelling';
import { JobStatus } from '../../../src/job/job-status';

const wanted = (changes: Partial<Extract<CancellingEvent, { type: 'wanted' }>> = {}): CancellingEvent => ({
  type: 'wanted',
  reason: 'Waiting too long',
  status: 'ON_THE_WAY',
  ...changes,
});
const told = (status: JobStatus): CancellingEvent => ({ type: 'statusTold', status });
const asked: Cancelling = { state: 'asked', reason: 'Waiting too long', wasSent: false };
const askedAgain: Cancelling = { ...asked, wasSent: true };
const confirmed: Cancelling = { state: 'confirmed' };
const missed = (why: 'no-line' | 'unanswered'): Cancelling => ({ state: 'not-confirmed', reason: asked.reason, why });
const left: Cancelling = { state: 'idle', isSent: true };
const triedAgain: readonly CancellingEvent[] = [wanted(), { type: 'waitedLong' }, wanted()];
const reached = (...events: CancellingEvent[]) => events.reduce(nextCancelling, notCancelling);

describe('Cancel is enabled only in JOB_ACCEPTED_YN, ON_THE_WAY and ACCEPTED (Spec §4), also when it is sent', () => {
  const allowed: readonly JobStatus[] = ['JOB_ACCEPTED_YN', 'ON_THE_WAY', 'ACCEPTED'];
  test.each(Object.values(JobStatus))('%s', (status) => {
    expect(reached(wanted({ status })).state).toBe(allowed.includes(status) ? 'asked' : 'idle');
  });
});

describe('Cancellation needs a non-empty reason (Spec §5)', () => {
  test.each([
    ['', 'idle'],
    ['  \n', 'idle'],
    [' x ', 'asked'],
  ])('%j: %s', (reason, state) => {
    expect(reached(wanted({ reason })).state).toBe(state);
  });

  test('it is sent without the blanks around it', () => {
    expect(reached(wanted({ reason: '  Waiting too long ' }))).toEqual(asked);
  });
});

describe('Three states: asked, confirmed, not confirmed (D23)', () => {
  test.each<[string, readonly CancellingEvent[], Cancelling]>([
    ['asked once', [wanted()], asked],
    ['a second click changes nothing', [wanted(), wanted({ reason: 'Other' })], asked],
    ['evidence confirms it', [wanted(), told('CANCELED')], confirmed],
    ['another status is no evidence', [wanted(), told('AT_CUSTOMER')], asked],
    ['the driver was there first', [wanted(), told('AT_CUSTOMER'), { type: 'waitedLong' }], missed('unanswered')],
    ['the cancellation crosses the arrival', [wanted(), told('AT_CUSTOMER'), told('CANCELED')], confirmed],
    ['ten seconds without any', [wanted(), { type: 'waitedLong' }], missed('unanswered')],
    ['no line', [wanted(), { type: 'lineFoundDown' }], missed('no-line')],
    ['late evidence still counts', [wanted(), { type: 'waitedLong' }, told('CANCELED')], confirmed],
    ['a wait that ends after the evidence', [wanted(), told('CANCELED'), { type: 'waitedLong' }], confirmed],
    ['another try', triedAgain, askedAgain],
    ['another try without a line: one was sent', [...triedAgain, { type: 'lineFoundDown' }], missed('unanswered')],
    ['that one is confirmed', [...triedAgain, { type: 'lineFoundDown' }, told('CANCELED')], confirmed],
    ['that one is left', [...triedAgain, { type: 'lineFoundDown' }, { type: 'withdrawn' }], left],
    ['nobody asked, so nothing is confirmed', [told('CANCELED')], notCancelling],
    ['a read corrects it (D28)', [wanted(), told('CANCELED'), told('ON_THE_WAY')], notCancelling],
    [
      'nothing was sent, so nothing is confirmed',
      [wanted(), { type: 'lineFoundDown' }, told('CANCELED')],
      missed('no-line'),
    ],
    ['left without a line', [wanted(), { type: 'lineFoundDown' }, { type: 'withdrawn' }], notCancelling],
    ['left without an answer', [wanted(), { type: 'waitedLong' }, { type: 'withdrawn' }], left],
    [
      'it is confirmed after it was left',
      [wanted(), { type: 'waitedLong' }, { type: 'withdrawn' }, told('CANCELED')],
      confirmed,
    ],
    ['another try after it was left', [wanted(), { type: 'waitedLong' }, { type: 'withdrawn' }, wanted()], askedAgain],
    ['what was sent cannot be called back', [wanted(), { type: 'withdrawn' }], asked],
    ['waiting for nothing', [{ type: 'waitedLong' }], notCancelling],
    ['a line that is down for nobody', [{ type: 'lineFoundDown' }], notCancelling],
  ])('%s', (_name, events, expected) => {
    expect(reached(...events)).toEqual(expected);
  });

  test('what changes nothing answers the very same object', () => {
    for (const cancelling of [asked, confirmed, missed('no-line')])
      expect(nextCancelling(cancelling, told(cancelling === confirmed ? 'CANCELED' : 'ON_THE_WAY'))).toBe(cancelling);
  });
});
