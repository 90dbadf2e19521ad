/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { SignedOutDialog } from '../../../../src/booking/dialogs/signed-out-dialog';
import { startSearch } from '../../../../src/booking/order/driver-search';
import booking from '../../../../src/locales/en/booking.json';
import common from '../../../../src/locales/en/common.json';
import errors from '../../../../src/locales/en/errors.json';
import session from '../../../../src/locales/en/session.json';
import { loginNotice } from '../../../../src/session/login/login-notice-bar';
import { renderScreen } from '../../../support/render-screen-hook';

const search = startSearch('B1', 7, 0);
const send = jest.fn();
const alertText = () => screen.getByRole('alert').textContent;

/** jsdom cannot open dialogs: this one opens them without the rest of the page becoming inert. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => {
  renderScreen(<SignedOutDialog flow={{ step: 'signed-out', search, isLoggingIn: false }} send={send} />, {
    booking,
    common,
    errors,
    session,
  });
});
afterEach(() => act(() => loginNotice.set(null)));

describe('a session that ends in a search: the dialog covers the page, so it says all there is to say', () => {
  test('the taxi is still booked', () => expect(alertText()).toBe(booking.signedOut.text));

  test('a login that failed, in its own sentence (D12)', () => {
    act(() => loginNotice.set({ kind: 'failed', sentence: 'loginServer', retry: () => {} }));
    const failure = `${errors.loginServer} ${session.notSignedIn}`;
    expect(alertText()).toMatch(new RegExp(`^${failure} Reference:\\xa0[A-Z]{4}${booking.signedOut.text}$`));
  });

  test('"Back to the form" removes it from the page too', () => {
    act(() => loginNotice.set({ kind: 'failed', sentence: 'loginServer', retry: () => {} }));
    act(() => screen.getByRole('button', { name: booking.ended.back }).click());
    expect(loginNotice.get()).toBeNull();
    expect(send.mock.calls).toEqual([[{ type: 'wentBack' }]]);
  });
});
