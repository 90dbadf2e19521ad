import { randomId } from '../../../src/lib/id';

test('each id has 128 bits of its own: nonces, orders, devices and sessions share nothing', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
});

test('an id is made on pages without https too, where crypto.randomUUID is missing', () => {
  const whole = globalThis.crypto;
  const withoutHttps = { getRandomValues: whole.getRandomValues.bind(whole) };
  Object.defineProperty(globalThis, 'crypto', { value: withoutHttps, configurable: true });
  try {
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
  }
});
