import { readEmergencyContact, writeEmergencyContact } from '../../../src/session/emergency-contact';

const contact = { name: 'Erika', phone: '+49 171 3920009' };
const text = writeEmergencyContact(7, contact);

test('the customer who entered a contact has it again', () => {
  expect(readEmergencyContact(text, 7)).toEqual(contact);
});

test.each([
  ['another customer of the device', text, 8],
  ['nothing kept', null, 7],
  ['no JSON', '{', 7],
  ['another shape', '{"customerId":7}', 7],
])('none for %s', (_name, kept, customerId) => {
  expect(readEmergencyContact(kept, customerId)).toBeNull();
});
