import type { homeFacts } from '../../site';
import type { BookingCode } from './sections/booking-code';

/** The facts of site.ts that Home alone says, and the paths of the samples among them. */
export type HomeFacts = ReturnType<typeof homeFacts>;

/** Home's context, which the build makes: the QR code of the booking address, and the facts. */
export interface HomeContext {
  readonly code: BookingCode;
  readonly home: HomeFacts;
}
