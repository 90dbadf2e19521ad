import { anchor } from '../../../src/device/clock';

/** A page is loaded at this moment of the device's clock. */
export function loadAt(at: number | Date): void {
  jest.setSystemTime(at);
  anchor.set(null);
}

/** The backend has told that its clock is so much ahead of the device's. */
export function setBackendAhead(aheadMs: number): void {
  const deviceOriginMs = Date.now() - performance.now();
  anchor.set({ originMs: deviceOriginMs + aheadMs, deviceOriginMs, toldBy: 'backend' });
}
