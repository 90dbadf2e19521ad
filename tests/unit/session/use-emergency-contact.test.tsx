/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { pagePerson } from '../../../src/device/personal-store';
import { endSession, startSession } from '../../../src/session/session-store';
import { useEmergencyContact } from '../../../src/session/use-emergency-contact';
import { renderScreenHook } from '../../support/render-screen-hook';
import { sampleToken } from '../../support/token';

const KEY = 'taxi.emergencyContact';
const erika = { name: 'Erika', phone: '+49 171 3920009' };

/** Another tab stores a contact; null: removes it. */
const storeElsewhere = (contact: object | null) =>
  act(() => {
    if (contact) localStorage.setItem(KEY, JSON.stringify({ ...contact, person: pagePerson.get().person }));
    else localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

afterEach(() => act(endSession));

test('an open page follows what it or another tab stores, and forgets it with the customer', () => {
  startSession({ token: sampleToken({ id: 7 }), refreshToken: 'any' });
  const { result } = renderScreenHook(useEmergencyContact);
  expect(result.current.contact).toBeNull();
  storeElsewhere(erika);
  expect(result.current.contact).toEqual(erika);
  storeElsewhere(null);
  expect(result.current.contact).toBeNull();
  act(() => result.current.keep(erika));
  expect(result.current.contact).toEqual(erika);
  act(() => result.current.remove());
  expect(result.current.contact).toBeNull();
  act(() => result.current.keep(erika));
  act(endSession);
  expect(result.current.contact).toBeNull();
});
