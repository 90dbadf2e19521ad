/** The assigned driver; empty strings for unknown values. */
export interface Driver {
  readonly name: string;
  readonly plate: string;
}

/** Whether two drivers certainly differ: by number plates, else by names. */
export function isDifferentDriver(before: Driver, after: Driver): boolean {
  if (before.plate && after.plate) return before.plate !== after.plate;
  return before.name !== '' && after.name !== '' && before.name !== after.name;
}
