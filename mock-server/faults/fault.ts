import * as v from 'valibot';
import { GoogleFault } from './google-fault';
import { HttpFault } from './http-fault';
import { LiveFault } from './live-fault';
import { PriceFault } from './price-fault';

/** Anything that can be made to go wrong on demand (DESIGN §8). */
export type Fault = HttpFault | LiveFault | GoogleFault | PriceFault;

const hasKey = (input: unknown, key: string) => typeof input === 'object' && input !== null && key in input;

/** Strict, so that a misspelt fault is refused instead of having no effect. */
export const Fault: v.GenericSchema<unknown, Fault> = v.lazy((input) => {
  if (hasKey(input, 'live')) return LiveFault;
  if (hasKey(input, 'google')) return GoogleFault;
  if (hasKey(input, 'prices')) return PriceFault;
  return HttpFault;
});

/** True for a fault of an HTTP call. */
export const isHttpFault = (fault: Fault): fault is HttpFault => 'match' in fault;
/** True for a fault of the live connection. */
export const isLiveFault = (fault: Fault): fault is LiveFault => 'live' in fault;
/** True for a fault of the stand-ins for Google. */
export const isGoogleFault = (fault: Fault): fault is GoogleFault => 'google' in fault;

/** True for a fault of the company's prices. */
export const isPriceFault = (fault: Fault): fault is PriceFault => 'prices' in fault;

/** The name of a fault in the log's counts. */
export function labelOf(fault: Fault): string {
  if (isHttpFault(fault)) return fault.match;
  if (isPriceFault(fault)) return `prices ${fault.prices}`;
  return isLiveFault(fault) ? `live ${fault.live}` : `google ${fault.google}`;
}
