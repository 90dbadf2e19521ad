interface PaymentTypeRow {
  /**
   * The line for the driver, since an order has no field for it (D32): its wording is fixed, whatever the customer's
   * language, so that drivers recognise it at a glance. Null for cash, which drivers expect.
   */
  readonly driverLine: string | null;
}

/**
 * The payment types in the taxi (Spec §5), in the order of that section. A further one needs a row here, its texts, and
 * an operator who takes it (`paymentTypes` in src/site.ts).
 */
export const paymentTypeTable = {
  cash: { driverLine: null },
  card: { driverLine: 'Zahlung: Karte / Payment: card' },
  wallet: { driverLine: 'Zahlung: Wallet / Payment: wallet' },
} as const satisfies Record<string, PaymentTypeRow>;

/** A payment type, whether or not this operator takes it. */
export type PaymentType = keyof typeof paymentTypeTable;

/** All payment types, whether or not this operator takes them. */
export const paymentTypes = Object.keys(paymentTypeTable) as [PaymentType, ...PaymentType[]];
