import { useEffect, useRef } from 'react';
import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { priceOf } from '../../price/price';
import { hasRunOut } from '../../price/promise';
import type { Vehicles } from '../vehicles/use-vehicles';
import { findChosen } from '../vehicles/vehicles';
import { type BookingRequest, requestPrice } from './booking-request';
import type { BookingEvent, BookingFlow } from './flow-steps';

/** A new price that takes longer counts as not loaded. */
const RENEWAL_WAIT_MS = 8_000;
/** The longest delay of a browser's timer; a later end is noticed by the press that orders. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Keeps a promised price true while it is being confirmed: loads it again when it has run out, and passes on what the
 * backend says meanwhile.
 */
export function useRenewedPrice(
  flow: BookingFlow,
  { areLoading, reload }: Pick<Vehicles, 'areLoading' | 'reload'>,
  chosen: VehicleCategory | null,
  send: (event: BookingEvent) => void,
): void {
  const request = flow.step === 'confirming' || flow.step === 'asking-bonus' ? flow.request : null;
  const isRenewing = flow.step === 'confirming' && flow.renewal === 'loading';
  const runsOutAtMs = (request && requestPrice(request).validUntil?.getTime()) ?? null;
  useEffect(() => {
    if (runsOutAtMs === null) return;
    const delayMs = runsOutAtMs - now();
    if (delayMs > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => send({ type: 'priceRanOut' }), delayMs);
    return () => clearTimeout(timer);
  }, [runsOutAtMs, send]);

  const latest = useRef({ request, reload });
  useEffect(() => {
    latest.current = { request, reload };
  });
  useEffect(() => {
    if (!isRenewing) return;
    const { request, reload } = latest.current;
    let isWaiting = true;
    const end = (category: VehicleCategory | null) => {
      if (isWaiting) send({ type: 'priceRenewed', category });
      isWaiting = false;
    };
    void reload().then((list) => end(request && stillPromised(list, request)));
    const timer = setTimeout(() => end(null), RENEWAL_WAIT_MS);
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [isRenewing, send]);

  const isOpen = request !== null && !isRenewing && !areLoading;
  useEffect(() => {
    if (isOpen && chosen) send({ type: 'priceRenewed', category: chosen });
  }, [isOpen, chosen, send]);
}

/** The vehicle in a new list; null if it is gone, or if its promise has run out already: then no clock can be right. */
function stillPromised(
  list: readonly VehicleCategory[] | null,
  { form: { vehicleOption, numberOfPersons } }: BookingRequest,
): VehicleCategory | null {
  const category = list && findChosen(list, vehicleOption, numberOfPersons);
  return category && !hasRunOut(priceOf(category), now()) ? category : null;
}
