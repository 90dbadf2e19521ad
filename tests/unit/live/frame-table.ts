import type { LiveMessage } from '../../../src/live/live-message';
import type { Received } from '../../../src/live/parse';
import {
  ConnectedFrame,
  JobAcceptedFrame,
  JobCompletedFrame,
  JobUpdateFrame,
  TrackingFrame,
} from '../../../src/live/wire';

/** What a field of a frame may hold instead of what §7 says, by name. */
export const bent = {
  missing: undefined,
  null: null,
  'empty text': '',
  word: 'abc',
  number: 7,
  'number as text': ' 7 ',
  'broken number': 4.5,
  'number with a comma': '4,5',
  one: 1,
  zero: 0,
  'below zero': -1,
  'NaN as text': 'NaN',
  'a moment in milliseconds': 1_800_000_000_000,
  'beyond all numbers': Number.POSITIVE_INFINITY,
  true: true,
  false: false,
  'true as text': 'true',
  'false as text': 'false',
  status: 'AT_CUSTOMER',
  object: {},
  list: [],
  position: { lat: 51.4, lng: 9.6 },
  'position as text': { lat: '51.4', lng: '9.6' },
  'position (0, 0)': { lat: 0, lng: 0 },
  'a corner of the globe': { lat: -90, lng: 180 },
  'north of the globe': { lat: 90.000001, lng: 9.6 },
  'south of it': { lat: -90.000001, lng: 9.6 },
  'east of it': { lat: 51.4, lng: 180.000001 },
  'west of it': { lat: 51.4, lng: -180.000001 },
  'half a position': { lat: 51.4 },
} as const;
export type Bent = keyof typeof bent;

/** The frame says nothing. */
export const SILENT = Symbol('silent');

/** What one field becomes: a part of what is received, how it is read, and what everything else gives. */
export interface FrameRow {
  readonly reads: Partial<Record<Bent, object | typeof SILENT>>;
  readonly otherwise: object | typeof SILENT;
}

/** A frame of §7 with a row for each field of its contract beside `key`. */
export interface FrameKind {
  readonly shape: { readonly entries: Readonly<Record<string, unknown>> };
  readonly sample: Readonly<Record<string, unknown>>;
  /** What the site reads in the sample. */
  readonly received: Received;
  /** The site understands it, but the contract asks for `job_status`. */
  readonly isBesideContract?: true;
  readonly rows: Readonly<Record<string, FrameRow>>;
}

const message = (part: object) => ({ message: part });
const texts = Object.entries(bent).filter(([, value]) => typeof value === 'string' && value !== '');
const readTexts = (toPart: (text: string) => object) =>
  Object.fromEntries(texts.map(([name, value]) => [name, toPart(String(value).trim())]));
const numbers = {
  'a moment in milliseconds': 1_800_000_000_000,
  number: 7,
  'broken number': 4.5,
  one: 1,
  zero: 0,
  'below zero': -1,
};
const readNumbers = (toPart: (text: string) => object) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, toPart(String(value))]));

const readIds = (toPart: (text: string) => object) => ({ ...readTexts(toPart), ...readNumbers(toPart) });
const statuses = (otherwise: FrameRow['otherwise']): FrameRow => ({
  // Words that are no status of Spec §4 are "anything else"; numbers are no words.
  reads: { ...readTexts(() => message({ status: 'OTHER' })), status: message({ status: 'AT_CUSTOMER' }) },
  otherwise,
});
const driver: FrameRow = {
  reads: readIds((driverName) => message({ driverName })),
  otherwise: message({ driverName: null }),
};
const booking: FrameRow = { reads: readIds((bookingId) => ({ bookingId })), otherwise: { bookingId: null } };
const minutes = (field: 'pickupMinutes' | 'dropMinutes'): FrameRow => ({
  reads: {
    number: message({ [field]: 7 }),
    'number as text': message({ [field]: 7 }),
    'broken number': message({ [field]: 4.5 }),
    one: message({ [field]: 1 }),
  },
  otherwise: message({ [field]: null }),
});
const place = message({ position: { lat: 51.4, lng: 9.6 } });

const job = { driver_name: 'Ayşe', booking_id: 'B1' };
const news = (message: LiveMessage): Received => ({ type: 'news', bookingId: 'B1', message });

/** Every server frame of §7. */
export const frames: readonly FrameKind[] = [
  {
    shape: ConnectedFrame,
    sample: { key: 'customer_connected', status: true },
    received: { type: 'connected', isAccepted: true },
    rows: {
      status: {
        reads: {
          true: { isAccepted: true },
          'true as text': { isAccepted: true },
          false: { isAccepted: false },
          'false as text': { isAccepted: false },
        },
        otherwise: SILENT,
      },
    },
  },
  {
    shape: JobUpdateFrame,
    sample: { key: 'customer_job_update', job_status: 'ON_THE_WAY', ...job },
    received: news({ type: 'job-updated', status: 'ON_THE_WAY', driverName: 'Ayşe' }),
    rows: {
      job_status: statuses(SILENT),
      jobStatus: { reads: {}, otherwise: {} },
      driver_name: driver,
      booking_id: booking,
    },
  },
  {
    shape: JobUpdateFrame,
    sample: { key: 'customer_job_update', jobStatus: 'ON_THE_WAY', ...job },
    received: news({ type: 'job-updated', status: 'ON_THE_WAY', driverName: 'Ayşe' }),
    isBesideContract: true,
    rows: {
      job_status: statuses(message({ status: 'ON_THE_WAY' })),
      jobStatus: statuses(SILENT),
      driver_name: driver,
      booking_id: booking,
    },
  },
  {
    shape: JobAcceptedFrame,
    sample: { key: 'customer_job_update_accepted', job_status: 'ACCEPTED', ...job },
    received: news({ type: 'job-accepted', status: 'ACCEPTED', driverName: 'Ayşe' }),
    rows: {
      job_status: statuses(message({ status: 'ACCEPTED' })),
      jobStatus: { reads: {}, otherwise: {} },
      driver_name: driver,
      booking_id: booking,
    },
  },
  {
    shape: JobCompletedFrame,
    sample: { key: 'customer_job_completed', job_status: 'JOB_SETTLED', booking_id: 'B1' },
    received: news({ type: 'job-completed', status: 'JOB_SETTLED' }),
    rows: {
      job_status: statuses(message({ status: 'JOB_COMPLETED' })),
      jobStatus: { reads: {}, otherwise: {} },
      booking_id: booking,
    },
  },
  {
    shape: TrackingFrame,
    sample: {
      key: 'customer_job_driver_tracking',
      status: true,
      driver_location: { lat: 51.3, lng: 9.5 },
      time_to_reach_pickup_in_min: 4,
      time_to_reach_drop_in_min: 12,
    },
    // It names no booking (D28).
    received: {
      type: 'news',
      bookingId: null,
      message: {
        type: 'vehicle-tracked',
        isActive: true,
        position: { lat: 51.3, lng: 9.5 },
        pickupMinutes: 4,
        dropMinutes: 12,
      },
    },
    rows: {
      status: {
        reads: { false: message({ isActive: false }), 'false as text': message({ isActive: false }) },
        // A vehicle that says where it is counts as active.
        otherwise: message({ isActive: true }),
      },
      driver_location: {
        reads: {
          position: place,
          'position as text': place,
          'a corner of the globe': message({ position: { lat: -90, lng: 180 } }),
        },
        otherwise: message({ position: null }),
      },
      time_to_reach_pickup_in_min: minutes('pickupMinutes'),
      time_to_reach_drop_in_min: minutes('dropMinutes'),
    },
  },
];
