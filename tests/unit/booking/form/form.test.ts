import {
  type BookingForm,
  defaultPaymentType,
  emptyForm,
  prefilledRider,
  prefillTime,
  withoutCustomer,
  withProposal,
} from '../../../../src/booking/form/form';

const [pkw, van] = [
  { id: '1', name: 'PKW' },
  { id: '3', name: 'Van' },
];

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
    ['Zoë', '', 'Anna', '0171', '', '0171'],
    ['Zoë', '030', 'Anna', '0171', '', ''],
  ])(
    'prefills name and phone, what is typed stays: %j %j',
    (name, phone, storedName, storedPhone, givenName, givenPhone) => {
      const given = prefilledRider({ name, phone }, { name: storedName, phone: storedPhone });
      expect(given).toEqual({ name: givenName, phone: givenPhone });
    },
  );

  it.each([
    ['what came from the session', 'Anna', '0171', '', ''],
    ['a name that was changed since', 'Anna B.', '0171', 'Anna B.', ''],
    ['a phone that was changed since', 'Anna', '030', '', '030'],
  ])(
    'what came from a customer leaves with them, what was typed stays (D5): %s',
    (_title, name, phone, left, number) => {
      const form = withoutCustomer({ ...emptyForm, name, phone }, { name: 'Anna', phone: '0171' });
      expect(form).toEqual({ ...emptyForm, name: left, phone: number });
    },
  );
});

describe('The payment type of a new form', () => {
  test.each([
    [['cash', 'card', 'wallet'], 'cash'],
    [['card', 'cash'], 'cash'],
    [['card'], 'card'],
    [['wallet', 'card'], 'wallet'],
    [[], null],
  ] as const)('cash where the operator takes it, else the first that is taken: %j', (taken, expected) => {
    expect(defaultPaymentType(taken)).toBe(expected);
  });
});

test.each<[string, Partial<BookingForm>, 'card' | null, Partial<BookingForm>]>([
  ['its vehicle and payment type', {}, 'card', { vehicleOption: pkw, paymentType: 'card' }],
  ['nothing, if a vehicle is chosen', { vehicleOption: van }, 'card', { vehicleOption: van }],
  [
    'its vehicle, if a payment type is chosen',
    { paymentType: 'wallet' },
    'card',
    { vehicleOption: pkw, paymentType: 'wallet' },
  ],
  ['its vehicle, if its payment type is no longer taken', {}, null, { vehicleOption: pkw }],
])('the latest order proposes %s', (_what, chosen, payment, proposed) => {
  const form = { ...emptyForm, ...chosen };
  expect(withProposal(form, { bookingId: 'B1', vehicle: pkw, payment })).toEqual({ ...form, ...proposed });
});
