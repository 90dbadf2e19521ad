import * as v from 'valibot';
import { personalStore } from '../device/personal-store';
import { id } from '../lib/reading';
import { line } from '../lib/text/clean-text';
import { site } from '../site';

const KEPT_MAX = 20;

const OrderChoice = v.object({
  bookingId: id,
  vehicle: v.object({ id: line, name: line }),
  // A payment type that the operator no longer takes is not proposed.
  payment: v.fallback(v.nullable(v.picklist(site.paymentTypes)), null),
});
/** The vehicle and the payment type of an order. */
export type OrderChoice = v.InferOutput<typeof OrderChoice>;

const StoredChoices = v.object({ choices: v.array(OrderChoice) });
type StoredChoices = v.InferOutput<typeof StoredChoices>;

/** The stored choices, latest last. */
function choicesIn(kept: unknown): readonly OrderChoice[] {
  const read = v.safeParse(StoredChoices, kept);
  return read.success ? read.output.choices : [];
}

/** The choice of the latest order; null for none. */
export const latestChoice = (kept: unknown): OrderChoice | null => choicesIn(kept).at(-1) ?? null;

/** The choice of one booking; null if it is not stored. */
export const choiceOf = (kept: unknown, bookingId: string): OrderChoice | null =>
  choicesIn(kept).find((choice) => choice.bookingId === bookingId) ?? null;

/** The value to store after an order, which becomes the latest one. */
export function addChoice(kept: unknown, choice: OrderChoice): StoredChoices {
  const others = choicesIn(kept).filter(({ bookingId }) => bookingId !== choice.bookingId);
  return { choices: [...others, choice].slice(-KEPT_MAX) };
}

/** The vehicle and payment type of this person's latest order on this device; null for none. */
export const readLatestChoice = (person: string | null): OrderChoice | null =>
  person === null ? null : latestChoice(personalStore.read('taxi.orderChoices', person));

/** The vehicle and payment type of this person's booking; null if it was not ordered on this device. */
export const readChoiceOf = (person: string | null, bookingId: string): OrderChoice | null =>
  person === null ? null : choiceOf(personalStore.read('taxi.orderChoices', person), bookingId);

/** Stores the vehicle and payment type of an order. */
export const keepChoice = (person: string, choice: OrderChoice): void =>
  personalStore.write('taxi.orderChoices', person, addChoice(personalStore.read('taxi.orderChoices', person), choice));
