import { readDetails, withDetails } from '../../../../src/account/invoice/invoice-details';

const details = { recipient: 'Firma AG\nKassel', costCentre: '4711', occasion: 'Besuch' };

describe('What is added to a receipt stays with this customer, in this tab', () => {
  const kept = withDetails(null, 'O1', details);

  test('the same document has all of it again', () => {
    expect(readDetails(kept, 'O1')).toEqual(details);
  });
  test('the next document has recipient and cost centre, not the occasion', () => {
    expect(readDetails(kept, 'O2')).toEqual({ ...details, occasion: '' });
  });
  test('each document keeps its own occasion', () => {
    const both = withDetails(kept, 'O2', { ...details, occasion: 'Messe' });
    expect(readDetails(both, 'O1').occasion).toBe('Besuch');
  });
  test.each([
    ['nothing kept', null],
    ['a text', '{'],
    ['another shape', { recipient: 'Firma AG' }],
  ])('nothing: %s', (_name, other) => {
    expect(readDetails(other, 'O1')).toEqual({ recipient: '', costCentre: '', occasion: '' });
  });
});
