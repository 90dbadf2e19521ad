interface SampleOrder {
  readonly number: string;
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly travellers: number;
  /** In euro. */
  readonly price: number;
  readonly status: 'planned' | 'done' | 'cancelled';
}

/** Hard-coded samples, marked as such (Spec §2, D22). */
export const sampleOrders: readonly SampleOrder[] = [
  {
    number: 'B-1043',
    at: new Date('2026-12-03T06:15:00Z'),
    from: 'Königsplatz',
    to: 'Flughafen',
    travellers: 6,
    price: 58.4,
    status: 'planned',
  },
  {
    number: 'B-1042',
    at: new Date('2026-11-18T20:40:00Z'),
    from: 'Industriestraße 12',
    to: 'Goethestraße 70',
    travellers: 3,
    price: 17.9,
    status: 'done',
  },
  {
    number: 'B-1041',
    at: new Date('2026-11-17T07:50:00Z'),
    from: 'Bahnhof',
    to: 'Friedrichsplatz 18',
    travellers: 2,
    price: 12.3,
    status: 'done',
  },
  {
    number: 'B-1040',
    at: new Date('2026-11-12T14:05:00Z'),
    from: 'Messe, Eingang Nord',
    to: 'Bahnhof',
    travellers: 14,
    price: 46.5,
    status: 'cancelled',
  },
];
