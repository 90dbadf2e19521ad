import type { Ride } from '../../backend/types';

/** A driver of past rides. */
export interface KnownDriver {
  readonly name: string;
  readonly rides: number;
  /** Null if no ride has a known date. */
  readonly lastAt: Date | null;
}

/** The drivers of these rides, latest ride first; rides without a driver's name are skipped. */
export function driversOf(rides: readonly Ride[]): readonly KnownDriver[] {
  const drivers = new Map<string, KnownDriver>();
  for (const { driverName, startsAt } of rides) {
    if (driverName === '') continue;
    const known = drivers.get(driverName);
    const isLater = startsAt !== null && (!known?.lastAt || startsAt > known.lastAt);
    drivers.set(driverName, {
      name: driverName,
      rides: (known?.rides ?? 0) + 1,
      lastAt: isLater ? startsAt : (known?.lastAt ?? null),
    });
  }
  return [...drivers.values()].sort((a, b) => (b.lastAt?.getTime() ?? 0) - (a.lastAt?.getTime() ?? 0));
}
