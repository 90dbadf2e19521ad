import { readBookAgainLink } from '../../../../src/booking/form/start-link';

test.each([
  ['#again=20001', '20001'],
  ['again=20001', '20001'],
  ['#again=a%2Fb', 'a/b'],
  [`#again=${'1'.repeat(200)}`, '1'.repeat(200)],
  ['#again=1%202', '1 2'],
  ['#again=%20A.12%20', 'A.12'],
])('%s asks to repeat %s', (hash, id) => {
  expect(readBookAgainLink(hash)).toEqual({ bookingId: id, payment: null });
});

test.each([
  ['cash', 'cash'],
  ['card', 'card'],
  ['cheque', null],
  ['', null],
])('payment=%s in the link is %s in the form', (payment, expected) => {
  expect(readBookAgainLink(`#again=1&payment=${payment}`)).toEqual({ bookingId: '1', payment: expected });
});

test.each([
  [''],
  ['#'],
  ['#again='],
  ['#again=%20'],
  ['#again=1&again=2'],
  ['#again=1&from=51.3,9.4,X'],
  ['#again=1&to=51.3,9.4,X'],
  ['#again=%'],
  ['#again=%E0%A4%A'],
  [`#again=${'1'.repeat(201)}`],
  ['#from=Rathaus'],
])('%s asks for nothing', (hash) => {
  expect(readBookAgainLink(hash)).toBeNull();
});
