/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { EmergencyContactScreen } from '../../../../src/account/pages/emergency-contact-screen';
import { pagePerson, personalStore } from '../../../../src/device/personal-store';
import { readPhoneInTime } from '../../../../src/lib/text/phone';
import { endSession, startSession } from '../../../../src/session/session-store';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

jest.mock('libphonenumber-js/min', () => {
  throw new Error('planted');
});

const REFUSED = 'Please enter a complete phone number';

/** The stored contact after a press on Save with this number. */
async function save(phone: string) {
  startSession({ token: sampleToken({ id: 7 }), refreshToken: 'any' });
  renderScreen(<EmergencyContactScreen />, textsOf('en'));
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => readPhoneInTime(phone));
  return personalStore.read('taxi.emergencyContact', pagePerson.get().person);
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  endSession();
});

describe('While the rules of phone numbers cannot be loaded', () => {
  test('a number is kept as it was typed', async () => {
    expect(await save(' 0171 3920001 ')).toMatchObject({ phone: '0171 3920001' });
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  test.each(['', 'Erna'])('%j is still no number', async (text) => {
    expect(await save(text)).toBeNull();
    expect(screen.getByText(REFUSED)).toBeTruthy();
  });
});

test('what is wrong with a new number goes with the contact', async () => {
  await save('0171 3920001');
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: 'Erna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(REFUSED);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('Your emergency contact has been deleted.')).toBeTruthy();
  expect(screen.queryByText(REFUSED)).toBeNull();
});
