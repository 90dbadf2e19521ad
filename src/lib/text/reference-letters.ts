/** Letters that cannot be mistaken for a digit on the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Four letters by which somebody can name a failure that neither a booking nor the backend names. */
export const referenceLetters = (): string =>
  Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
