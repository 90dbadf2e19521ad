import { readEmergencyContact } from '../../../src/session/use-emergency-contact';

const contact = { name: 'Erika', phone: '+49 171 3920009' };

test('what is kept is the contact, whatever else stands beside it', () => {
  expect(readEmergencyContact({ ...contact, person: 'p7' })).toEqual(contact);
});

test.each([[null], ['{'], [{ name: 'Erika' }], [{ ...contact, phone: 7 }]])('none in %p', (kept) => {
  expect(readEmergencyContact(kept)).toBeNull();
});
