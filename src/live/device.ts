import { randomId } from '../lib/random-id';
import { localStore, type SafeStorage } from '../lib/storage';

/** Who the server talks to (Spec §7: device_id, device_name). */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** Where the device's random id is kept (D24). */
export const DEVICE_ID_KEY = 'taxi.deviceId';

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

/** Browser and system in words, "Chrome on Windows" (D24); no version, so it tells no two people apart. */
export const deviceName = (userAgent: string) =>
  `${firstMatch(browsers, userAgent, 'Browser')} on ${firstMatch(systems, userAgent, 'unknown system')}`;

// Kept beside the storage, so that one visit is one device where the storage is forbidden.
let idOfThisVisit: string | null = null;

/** This device: a random id that stays on it until logout, and its browser and system (D24). */
export function readDevice(storage: SafeStorage = localStore, userAgent = navigator.userAgent): Device {
  const id = storage.read(DEVICE_ID_KEY) || (idOfThisVisit ?? randomId());
  idOfThisVisit = id;
  storage.write(DEVICE_ID_KEY, id);
  return { id, name: deviceName(userAgent) };
}
