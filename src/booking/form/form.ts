import type { ExtraOption, VehicleCategory } from '../../backend/types';
import type { WallTime } from '../../lib/berlin-time';
import type { Place } from '../../places/place';
import { type PaymentType, site } from '../../site';

/** The payment type of a new form: cash (Spec §5) where the operator takes it, else the first that is taken; null for none. */
export const defaultPayment = (taken: readonly PaymentType[]): PaymentType | null =>
  taken.includes('cash') ? 'cash' : (taken[0] ?? null);

/** So many people ride in one taxi (Spec §5). */
export const PERSONS_MIN = 1;
export const PERSONS_MAX = 8;

/** So long the instructions may be: with the lines for the driver that the site adds they stay below the contract's 1,000 characters. */
export const INSTRUCTIONS_MAX = 600;

/** The chosen kind of car. Its name finds it again when prices bring another list with other ids. */
export type VehicleOption = Pick<VehicleCategory, 'id' | 'name'>;

/**
 * The booking form (Spec §3). The specification's `time` (the whole moment) and `timeOnly` are `date` and `time` here,
 * both as a clock in Berlin shows them (D21).
 */
export interface BookingForm {
  readonly name: string;
  readonly phone: string;
  /** What stands in the field; only a place chosen from the list counts as a start (Spec §5). */
  readonly start: string;
  readonly startPlace: Place | null;
  readonly end: string;
  readonly endPlace: Place | null;
  readonly vehicleOption: VehicleOption | null;
  readonly numberOfPersons: number;
  /** The chosen extras (Spec §3: a list of ids), with the backend's name, so that a draft can still tell them. */
  readonly moreOption: readonly ExtraOption[];
  readonly instructions: string;
  readonly date: string;
  readonly time: string;
  /** Nobody has chosen a time: date and time follow the clock until somebody does. */
  readonly isNow: boolean;
  readonly paymentType: PaymentType | null;
}

/** A field of the form as the page knows it: the error summary links to it (D11). */
export const fieldId = (field: keyof BookingForm) => `booking-${field}`;

/** The form of the built HTML: no clock and no customer yet. */
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
  paymentType: defaultPayment(site.paymentTypes),
};

/** The form prefills date and time with now (Spec §2). */
export const prefillTime = (form: BookingForm, now: WallTime): BookingForm => ({ ...form, ...now, isNow: true });

/** Who rides. */
export type Rider = Pick<BookingForm, 'name' | 'phone'>;

/** Nobody is signed in. */
export const nobody: Rider = { name: '', phone: '' };

/** The form without what came from a customer's session; what somebody has typed stays (D5). */
export const withoutCustomer = <Form extends Rider>(form: Form, given: Rider): Form => ({
  ...form,
  name: form.name === given.name ? '' : form.name,
  phone: form.phone === given.phone ? '' : form.phone,
});

/** What the session gives to a form: stored values where nothing is typed (Spec §2). */
export const givenTo = (form: Rider, customer: Rider): Rider => ({
  name: form.name.trim() ? '' : customer.name,
  phone: form.phone.trim() ? '' : customer.phone,
});
