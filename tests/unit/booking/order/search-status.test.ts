import { readStatusWord } from '../../../../src/backend/status-word';
import { searchTexts } from '../../../../src/booking/dialogs/use-search-text';
import { searchNewsOf, searchStatuses } from '../../../../src/booking/order/driver-search';

describe('driver search statuses (Spec §4)', () => {
  it('are SEARCHING, ASSIGNED, REJECTED, ACCEPTED', () => {
    expect(searchStatuses).toEqual(['SEARCHING', 'ASSIGNED', 'REJECTED', 'ACCEPTED']);
    expect(Object.keys(searchTexts)).toEqual([...searchStatuses]);
  });

  it.each([
    ['SEARCHING', 'SEARCHING'],
    ['JOB_ACCEPTED_YN', 'SEARCHING'],
    ['ASSIGNED', 'ASSIGNED'],
    ['REJECTED', 'REJECTED'],
    ['ACCEPTED', 'ACCEPTED'],
    ['ON_THE_WAY', 'ACCEPTED'],
    ['AT_CUSTOMER', 'ACCEPTED'],
    ['CUSTOMER_ONBOARD', 'ACCEPTED'],
    ['JOB_COMPLETED', 'ACCEPTED'],
    ['JOB_SETTLED', 'ACCEPTED'],
    ['CANCELED', 'CANCELED'],
    ['accepted', null],
    ['', null],
    ['toString', null],
    ['__proto__', null],
  ])('%j means %j to the search', (status, news) => {
    expect(searchNewsOf(readStatusWord(status), false)).toBe(news);
  });

  it('a search that the dispatch has given up is not one that somebody has cancelled', () => {
    expect(searchNewsOf('CANCELED', true)).toBe('GIVEN_UP');
  });
});
