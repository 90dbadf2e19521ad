import { invoicePath, orderIdsOf } from '../../../../src/account/completed-rides/invoice-path';

test.each([[['A1']], [['2026/0815', 'a,b', '#7', 'what?', '50%', '100%25', 'A 1 ü']]])(
  'the address of an invoice names its orders, whatever their ids are: %j',
  (ids) => {
    expect(orderIdsOf(new URL(`http://localhost/website${invoicePath(ids)}/`).pathname)).toEqual(ids);
  },
);

test.each([
  ['/private/invoice/A1,A1', ['A1']],
  ['/private/invoice/A1,%,A2', ['A1', 'A2']],
  ['/private/invoice/%', []],
  ['/private/invoice/,', []],
])('%s: each order once, without what is none', (pathname, ids) => {
  expect(orderIdsOf(pathname)).toEqual(ids);
});
