import type { PaymentType } from '../payment-types';
import { Banknote, CreditCard, Wallet } from '../ui/icons';

const icons: Readonly<Partial<Record<PaymentType, typeof CreditCard>>> = { cash: Banknote, wallet: Wallet };

/** The icon of a payment type; one without an icon of its own has that of a card. */
export const paymentIcon = (type: PaymentType) => icons[type] ?? CreditCard;
