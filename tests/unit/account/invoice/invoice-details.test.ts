import { invoicePath, orderIdsOf } from '../../../../src/account/basics/invoice-path';
import { readDetails, withDetails } from '../../../../src/account/invoice/invoice-details';

const owner = { customerId: 7, document: 'O1' };
const details = { recipient: 'Firma AG\nKassel', costCentre: '4711', occasion: 'Besuch' };

describe('What is added to a receipt stays with this customer, in this tab', () => {
  const text = withDetails(null, owner, details);

  test('the same document has all of it again', () => {
    expect(readDetails(text, owner)).toEqual(details);
  });
  test('the next document has recipient and cost centre, not the occasion', () => {
    expect(readDetails(text, { ...owner, document: 'O2' })).toEqual({ ...details, occasion: '' });
  });
  test('each document keeps its own occasion', () => {
    const both = withDetails(text, { ...owner, document: 'O2' }, { ...details, occasion: 'Messe' });
    expect(readDetails(both, owner).occasion).toBe('Besuch');
  });
  test.each([
    ['another customer', text, { ...owner, customerId: 8 }],
    ['nothing kept', null, owner],
    ['no JSON', '{', owner],
    ['another shape', '{"customerId":7}', owner],
  ])('nothing: %s', (_name, kept, who) => {
    expect(readDetails(kept, who)).toEqual({ recipient: '', costCentre: '', occasion: '' });
  });
});

describe('The address of a document names its orders', () => {
  test.each([[['10001']], [['10001', '10002']], [['a,b', 'c/d', 'ä ö']]])('%j', (orderIds) => {
    expect(orderIdsOf(`/website/de${invoicePath(orderIds)}`)).toEqual(orderIds);
    expect(orderIdsOf(`/website${invoicePath(orderIds)}/`)).toEqual(orderIds);
  });
  test('each once', () => {
    expect(orderIdsOf('/private/invoice/1,1,2')).toEqual(['1', '2']);
  });
  test('an address that cannot be read names none', () => {
    expect(orderIdsOf('/private/invoice/%E0%A4%A')).toEqual([]);
  });
});
