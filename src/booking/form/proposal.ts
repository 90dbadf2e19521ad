import type { OrderChoice } from '../../session/order-choice';
import { type BookingForm, emptyForm } from './form';

/**
 * The form with the vehicle and payment type of an earlier order, unless it has a vehicle. A payment type other than
 * the default stays.
 */
export function withProposal(form: BookingForm, choice: OrderChoice): BookingForm {
  if (form.vehicleOption) return form;
  const isPaymentChosen = form.paymentType !== emptyForm.paymentType;
  const paymentType = isPaymentChosen ? form.paymentType : (choice.payment ?? form.paymentType);
  return { ...form, vehicleOption: choice.vehicle, paymentType };
}
