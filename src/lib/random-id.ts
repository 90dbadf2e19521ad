const BYTES = 16;

/**
 * A new id of 128 random bits, as 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https, where a test
 * system may be.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
