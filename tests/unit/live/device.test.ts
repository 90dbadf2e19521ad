import { createStorage, type SafeStorage } from '../../../src/device/storage';
import type { LocalKey } from '../../../src/device/stored-data';
import { deviceName, readDevice } from '../../../src/live/device';

const memory = (values: Record<string, string> = {}): SafeStorage<LocalKey> => ({
  read: (key) => values[key] ?? null,
  write: (key, value) => {
    values[key] = value;
  },
  keeps: () => true,
  remove: () => {},
  clear: () => {},
  removeRecent: () => {},
});
const forbidden = createStorage<LocalKey>(() => {
  throw new DOMException('Forbidden', 'SecurityError');
});

describe('device_id is a random id kept on the device (D24)', () => {
  test('it is kept under taxi.deviceId', () => {
    const values: Record<string, string> = {};
    const { id } = readDevice(memory(values), '');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(values['taxi.deviceId']).toBe(id);
  });

  test('a kept id is used again', () => {
    expect(readDevice(memory({ 'taxi.deviceId': 'kept' }), '').id).toBe('kept');
  });

  test('where storing is forbidden one visit is still one device', () => {
    expect(readDevice(forbidden, '').id).toBe(readDevice(forbidden, '').id);
  });
});

describe('device_name is browser and system (D24)', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} Chrome/130.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on macOS'],
    ['something else', 'Browser on unknown system'],
  ])('%s', (userAgent, expected) => {
    expect(deviceName(userAgent)).toBe(expected);
  });
});
