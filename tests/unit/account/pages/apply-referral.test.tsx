/** @jest-environment jsdom */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ApplyReferralScreen } from '../../../../src/account/pages/apply-referral-screen';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

afterEach(cleanup);

/** Whether a press opens the mail. */
const press = () => fireEvent.click(screen.getByRole('link', { name: 'Send an email' }));

test('a press without a code opens nothing, says what is missing, and the field has the focus (D8)', () => {
  renderScreen(<ApplyReferralScreen />, textsOf('en'));
  const field = screen.getByLabelText('Referral code');
  fireEvent.change(field, { target: { value: '  ' } });
  expect(press()).toBe(false);
  expect(screen.getByText('Please enter the referral code')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('a code is in the mail, and takes the error away', () => {
  renderScreen(<ApplyReferralScreen />, textsOf('en'));
  press();
  fireEvent.change(screen.getByLabelText('Referral code'), { target: { value: ' TAXI7 ' } });
  expect(screen.queryByText('Please enter the referral code')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send an email' }).getAttribute('href')).toContain('TAXI7');
  expect(press()).toBe(true);
});
