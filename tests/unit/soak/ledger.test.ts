import { createLedger } from '../../soak/ledger';

describe('a virtual customer notices what the backend has lost', () => {
  test('a status that goes on is none', () => {
    const ledger = createLedger('Sample 1');
    for (const status of ['JOB_ACCEPTED_YN', 'ACCEPTED', 'ON_THE_WAY', 'CANCELED'] as const) ledger.note('1', status);
    expect(ledger.losses()).toEqual([]);
    expect(ledger.entries()).toEqual([{ bookingId: '1', status: 'CANCELED' }]);
  });

  test.each([
    ['ON_THE_WAY', 'JOB_ACCEPTED_YN'],
    ['CANCELED', 'ON_THE_WAY'],
    ['JOB_COMPLETED', 'CUSTOMER_ONBOARD'],
  ] as const)('%s that becomes %s is one', (before, after) => {
    const ledger = createLedger('Sample 1');
    ledger.note('1', before);
    ledger.note('1', after);
    expect(ledger.losses()).toEqual([`Sample 1: booking 1 was ${before}, and is ${after}`]);
  });
});
