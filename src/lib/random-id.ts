const BYTES = 16;

/** A random 128-bit id in hexadecimal. `crypto.randomUUID` is missing on pages without https, such as a test system. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
