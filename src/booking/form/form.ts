import type { ExtraOption, VehicleCategory } from '../../backend/types';
import type { WallTime } from '../../lib/berlin-time';
import type { Place } from '../../lib/places/place';
import { cleanPhone, cleanText } from '../../lib/text/clean-text';
import type { PaymentType } from '../../payment-types';
import type { OrderChoice } from '../../session/order-choice';
import { site } from '../../site';

/** The payment type of a new form: cash (Spec §5) if the operator takes it, else the first one taken; null for none. */
export const defaultPaymentType = (taken: readonly PaymentType[]): PaymentType | null =>
  taken.includes('cash') ? 'cash' : (taken[0] ?? null);

/** The number of passengers in one taxi (Spec §5). */
export const PERSONS_MIN = 1;
export const PERSONS_MAX = 8;

/** With the lines that the site adds for the driver, the order's text stays below the contract's 1,000 characters. */
export const INSTRUCTIONS_MAX = 600;

/** The chosen vehicle. Its name identifies it when a price list with other ids arrives. */
export type VehicleOption = Pick<VehicleCategory, 'id' | 'name'>;

/**
 * The booking form (Spec §3). The specification's `time` (date and time) and `timeOnly` are `date` and `time` here,
 * both in Berlin time (D21).
 */
export interface BookingForm {
  readonly name: string;
  readonly phone: string;
  /** The field's text. Only a place chosen from the list counts as a start (Spec §5). */
  readonly start: string;
  readonly startPlace: Place | null;
  readonly end: string;
  readonly endPlace: Place | null;
  readonly vehicleOption: VehicleOption | null;
  readonly numberOfPersons: number;
  /** The chosen extras (Spec §3: a list of ids) with the backend's names, which a draft needs to show them. */
  readonly moreOption: readonly ExtraOption[];
  readonly instructions: string;
  readonly date: string;
  readonly time: string;
  /** No time chosen: date and time follow the clock. */
  readonly isNow: boolean;
  readonly paymentType: PaymentType | null;
}

/** The HTML id of the form: its submit button is outside of it, in the foot of the screen. */
export const formId = 'booking-form';

/** Fields of the part that few rides need (room `more`). They are not part of the form, nor of its draft. */
export const moreFields = [
  'passengerName',
  'passengerPhone',
  'prescription',
  'copayment',
  'seriesBack',
  'seriesDays',
] as const;
export type MoreField = (typeof moreFields)[number];

/** The HTML id of a form field: the error summary links to it (D11). */
export const fieldId = (field: keyof BookingForm | MoreField) => `booking-${field}`;

/** What most rides leave as it is, in the order of the chips; the passengers are counted in their own. */
export const bookingOptions = ['when', 'payment', 'more'] as const;
export type BookingOption = (typeof bookingOptions)[number];

/** An open option, and the field that takes the focus, or null. A new object each time asks for its fields again. */
export interface OpenOption {
  readonly option: BookingOption;
  readonly field: keyof BookingForm | MoreField | null;
}

/** The option that a field is folded into; null for a field that is always in view. */
export const optionOf = (field: keyof BookingForm | MoreField): BookingOption | null => {
  if (field === 'date' || field === 'time') return 'when';
  if (field === 'instructions' || moreFields.some((one) => one === field)) return 'more';
  return field === 'paymentType' ? 'payment' : null;
};

/** The form in the built HTML: without clock and customer. */
export const emptyForm: BookingForm = {
  name: '',
  phone: '',
  start: '',
  startPlace: null,
  end: '',
  endPlace: null,
  vehicleOption: null,
  numberOfPersons: PERSONS_MIN,
  moreOption: [],
  instructions: '',
  date: '',
  time: '',
  isNow: true,
  paymentType: defaultPaymentType(site.paymentTypes),
};

/** The form with its date and time set to now (Spec §2). */
export const prefillTime = (form: BookingForm, now: WallTime): BookingForm => ({ ...form, ...now, isNow: true });

/** The passenger's contact data. */
export type Rider = Pick<BookingForm, 'name' | 'phone'>;

/** The rider while no one is signed in. */
export const noRider: Rider = { name: '', phone: '' };

/** The form without the values from a customer's session; typed values stay (D5). */
export const withoutCustomer = <Form extends Rider>(form: Form, given: Rider): Form => ({
  ...form,
  name: form.name === given.name ? '' : form.name,
  phone: form.phone === given.phone ? '' : form.phone,
});

/** The session's values for the fields that are still empty (Spec §2). */
export const prefilledRider = (form: Rider, customer: Rider): Rider => ({
  name: form.name.trim() ? '' : cleanText(customer.name),
  phone: form.phone.trim() ? '' : cleanPhone(customer.phone),
});

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
