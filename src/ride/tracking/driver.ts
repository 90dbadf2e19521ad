/** Who comes, as far as it is known: empty texts for what is not. */
export interface Driver {
  readonly name: string;
  readonly plate: string;
}

/** Whether two drivers are told apart for certain: by the number plates, else by the names. */
export function isAnotherDriver(before: Driver, after: Driver): boolean {
  if (before.plate && after.plate) return before.plate !== after.plate;
  return before.name !== '' && after.name !== '' && before.name !== after.name;
}
