import { emptyForm, prefillCustomer, prefillTime } from '../../../../src/booking/form/form';

describe('booking form (Spec §2, §3)', () => {
  it('payment is cash by default, nothing else is chosen', () => {
    expect(emptyForm).toMatchObject({ paymentType: 'cash', vehicleOption: null, startPlace: null, numberOfPersons: 1 });
  });

  it('prefills date and time with now', () => {
    const form = prefillTime({ ...emptyForm, isNow: false }, { date: '2026-11-20', time: '14:05' });
    expect(form).toMatchObject({ date: '2026-11-20', time: '14:05', isNow: true });
  });

  it.each([
    ['', '', 'Anna', '0171', 'Anna', '0171'],
    [' ', '', 'Anna', '', 'Anna', ''],
    ['Zoë', '', 'Anna', '0171', 'Zoë', '0171'],
    ['Zoë', '030', 'Anna', '0171', 'Zoë', '030'],
  ])(
    'prefills name and phone, what is typed stays: %j %j',
    (name, phone, storedName, storedPhone, newName, newPhone) => {
      const filled = prefillCustomer({ name, phone }, { name: storedName, phone: storedPhone });
      expect(filled).toEqual({ name: newName, phone: newPhone });
    },
  );
});
