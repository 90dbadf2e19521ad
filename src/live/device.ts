import { localStore, type SafeStorage } from '../device/storage';
import type { LocalKey } from '../device/stored-data';
import { randomId, readId } from '../lib/id';

/** This device as the server sees it (Spec §7: device_id, device_name). */
export interface Device {
  readonly id: string;
  readonly name: string;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const firstMatch = (list: typeof browsers, text: string, fallback: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? fallback;

/** Browser and system as text, "Chrome on Windows" (D24); without versions, so that it does not identify anyone. */
export const deviceName = (userAgent: string) =>
  `${firstMatch(browsers, userAgent, 'Browser')} on ${firstMatch(systems, userAgent, 'unknown system')}`;

/** This device: a random id, stored until logout, with its browser and system (D24). */
export function readDevice(storage: SafeStorage<LocalKey> = localStore, userAgent = navigator.userAgent): Device {
  const id = readId(storage.read('taxi.deviceId') ?? '') ?? randomId();
  storage.write('taxi.deviceId', id);
  return { id, name: deviceName(userAgent) };
}
