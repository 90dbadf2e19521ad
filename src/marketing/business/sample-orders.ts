interface SampleOrder {
  readonly number: string;
  /** 1 is Monday: a date would be past one day, and the ride still planned. */
  readonly weekday: number;
  readonly time: string;
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
    weekday: 4,
    time: '07:15',
    from: 'Königsplatz',
    to: 'Flughafen',
    travellers: 6,
    price: 58.4,
    status: 'planned',
  },
  {
    number: 'B-1042',
    weekday: 3,
    time: '21:40',
    from: 'Industriestraße 12',
    to: 'Goethestraße 70',
    travellers: 3,
    price: 17.9,
    status: 'done',
  },
  {
    number: 'B-1041',
    weekday: 2,
    time: '08:50',
    from: 'Bahnhof',
    to: 'Friedrichsplatz 18',
    travellers: 2,
    price: 12.3,
    status: 'done',
  },
  {
    number: 'B-1040',
    weekday: 4,
    time: '15:05',
    from: 'Messe, Eingang Nord',
    to: 'Bahnhof',
    travellers: 14,
    price: 46.5,
    status: 'cancelled',
  },
];
