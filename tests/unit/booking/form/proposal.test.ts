import { emptyForm, withProposal } from '../../../../src/booking/form/form';

const pkw = { bookingId: 'B1', vehicle: { id: '1', name: 'PKW' }, payment: 'card' } as const;
const van = { bookingId: 'B2', vehicle: { id: '3', name: 'Van' }, payment: 'cash' } as const;

describe('The proposal for the next order', () => {
  test('vehicle and payment type of the latest order', () => {
    const proposed = { ...emptyForm, vehicleOption: pkw.vehicle, paymentType: 'card' };
    expect(withProposal(emptyForm, pkw)).toEqual(proposed);
  });

  test('a chosen vehicle stays, and its payment type with it', () => {
    const form = { ...emptyForm, vehicleOption: van.vehicle };
    expect(withProposal(form, pkw)).toEqual(form);
  });

  test('a chosen payment type stays', () => {
    const form = { ...emptyForm, paymentType: 'wallet' } as const;
    expect(withProposal(form, pkw)).toMatchObject({ vehicleOption: pkw.vehicle, paymentType: 'wallet' });
  });

  test('of a payment type that is no longer taken only the vehicle is proposed', () => {
    expect(withProposal(emptyForm, { ...pkw, payment: null })).toMatchObject({
      vehicleOption: pkw.vehicle,
      paymentType: 'cash',
    });
  });
});
