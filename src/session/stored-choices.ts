import { personalStore } from '../device/personal-store';
import { addChoice, choiceOf, latestChoice, type OrderChoice } from './order-choice';

/** The vehicle and payment type of this person's latest order on this device; null for none. */
export const readLatestChoice = (person: string | null): OrderChoice | null =>
  person === null ? null : latestChoice(personalStore.read('taxi.orderChoices', person));

/** The vehicle and payment type of this person's booking; null if it was not ordered on this device. */
export const readChoiceOf = (person: string | null, bookingId: string): OrderChoice | null =>
  person === null ? null : choiceOf(personalStore.read('taxi.orderChoices', person), bookingId);

/** Stores the vehicle and payment type of an order. */
export const keepChoice = (person: string, choice: OrderChoice): void =>
  personalStore.write('taxi.orderChoices', person, addChoice(personalStore.read('taxi.orderChoices', person), choice));
