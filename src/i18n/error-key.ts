import type errors from '../locales/en/errors.json';

/** A sentence of Spec §5 or §8, by its key in `locales/…/errors.json`. */
export type ErrorKey = keyof typeof errors;
