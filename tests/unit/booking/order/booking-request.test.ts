import { toRequest } from '../../../../src/booking/order/booking-request';
import { completeForm, hauptbahnhof, pkw, wilhelmshoehe } from '../samples';

it('a request needs a start place and a vehicle, not an end', () => {
  expect(toRequest(completeForm, null)).toBeNull();
  expect(toRequest({ ...completeForm, startPlace: null }, pkw)).toBeNull();
  expect(toRequest(completeForm, pkw)).toMatchObject({ pickup: hauptbahnhof, drop: null, category: pkw });
  expect(toRequest({ ...completeForm, endPlace: wilhelmshoehe }, pkw)).toMatchObject({ drop: wilhelmshoehe });
});

it('a request carries how the phone number was read, and knows when it was not', () => {
  const phone = { shown: '+49 171 3920001', e164: '+491713920001' };
  expect(toRequest(completeForm, pkw, false, phone)).toMatchObject({ phone });
  expect(toRequest(completeForm, pkw)).toMatchObject({ phone: null });
});
