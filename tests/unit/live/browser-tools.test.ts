import { authProtocols } from '../../../src/live/browser-tools';

describe('The proof that a live connection carries', () => {
  it.each([
    ['a customer, where the backend takes it', 'taxi-token', 'abc.def', ['taxi-token', 'abc.def']],
    ['a customer, where it is not known that the backend does', '', 'abc.def', []],
    ['nobody', 'taxi-token', null, []],
  ])('of %s', (_whose, protocol, token, offered) => {
    expect(authProtocols(protocol, token)).toEqual(offered);
  });
});
