import { jobStatuses, type StatusWord } from '../../../src/backend/status-word';

/** The customers of the model: two people who share a device. */
export type Person = 'anna' | 'ben';

/** What happens to the next order on its way. */
export type OrderFault = 'none' | 'refused' | 'lost before' | 'lost after' | 'hangs before' | 'hangs after' | 'no id';
/** What happens to each read until it is changed. */
export type ReadFault = 'none' | 'refused' | 'html' | 'hangs' | 'late';

interface Booking {
  readonly id: string;
  readonly owner: Person;
  readonly startsAt: string;
  readonly phone: string;
  status: StatusWord;
}

const FRAME_MS = 5;
const LATE_MS = 3_000;
const over: readonly StatusWord[] = ['JOB_COMPLETED', 'JOB_SETTLED', 'CANCELED'];
const cancellable: readonly StatusWord[] = ['JOB_ACCEPTED_YN', 'ACCEPTED', 'ON_THE_WAY'];
export const isOver = ({ status }: Pick<Booking, 'status'>): boolean => over.includes(status);

/** A token of the model; its signature is never checked by the site. */
export function tokenOf(person: Person, nowMs: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(nowMs / 1_000);
  const life = { iat: seconds, exp: seconds + 36_000 };
  return `${part({ alg: 'none' })}.${part({ sub: person, id: person, name: person, ...life })}.`;
}
const personIn = (token: string): Person =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: Person }).sub;

/** The server's end of a live connection. */
export interface Line {
  readonly page: string;
  person: Person | null;
  bookingId: string | null;
  readonly say: (frame: object) => void;
  readonly close: (code: number) => void;
}

/** Backend, dispatch, network and line: the truth that the pages are compared with. It ignores the keys of orders. */
export function createWorld() {
  const bookings: Booking[] = [];
  const lines = new Set<Line>();
  const refused = new Set<string>();
  /** Every status that an answer or a frame has told about a booking, to any page of this device. */
  const told = new Map<string, Set<string>>();
  const world = {
    bookings,
    lines,
    refused,
    order: 'none' as OrderFault,
    reads: 'none' as ReadFault,
    line: 'up' as 'up' | 'down' | 'silent' | 'without answer',
    /** Pages that have been left: nothing reaches them any more. */
    left: new Set<string>(),
    wasTold: (bookingId: string, status: string) => told.get(bookingId)?.has(status) ?? false,
    ordersOf: (owner: Person) => bookings.filter((booking) => booking.owner === owner),
    /** The dispatch moves the latest open booking. */
    move: (status: StatusWord) => {
      const booking = bookings.findLast((one) => !isOver(one));
      if (!booking) return;
      booking.status = status;
      tellStatus(booking);
    },
    /** The line tells the last frames again, and frames of a stranger's booking. */
    replay: () => {
      const booking = bookings.at(-1);
      if (!booking) return;
      tellStatus(booking);
      for (const line of lines)
        if (line.person === booking.owner)
          line.say({ ...statusFrame(booking, 'CUSTOMER_ONBOARD', 'foreign'), driver_name: '' });
    },
    dropLines: (code: number) => {
      for (const line of [...lines]) line.close(code);
    },
    answer,
    hear,
  };

  function tell(bookingId: string, status: string) {
    told.set(bookingId, (told.get(bookingId) ?? new Set()).add(status));
  }
  const statusFrame = ({ id }: Booking, status: StatusWord, bookingId = id) => ({
    key: status === 'JOB_COMPLETED' ? 'customer_job_completed' : 'customer_job_update',
    job_status: status,
    driver_name: `Driver of ${bookingId}`,
    booking_id: bookingId,
  });
  function tellStatus(booking: Booking) {
    if (world.line === 'silent') return;
    for (const line of lines) {
      if (line.person !== booking.owner) continue;
      tell(booking.id, booking.status);
      line.say(statusFrame(booking, booking.status));
    }
  }

  /** A client frame of Spec §7. */
  function hear(line: Line, frame: Record<string, unknown>) {
    if (frame.case_value === 700) {
      line.person = frame.customer_id as Person;
      if (world.line === 'up') line.say({ key: 'customer_connected', status: true });
    }
    const booking = bookings.find(({ id, owner }) => id === frame.booking_id && owner === line.person);
    if (!booking) return;
    line.bookingId = booking.id;
    if (frame.case_value === 706 && cancellable.includes(booking.status)) {
      booking.status = 'CANCELED';
      tellStatus(booking);
    }
    const isDriving = !isOver(booking) && booking.status !== 'JOB_ACCEPTED_YN';
    if (frame.case_value === 705 && world.line !== 'silent' && isDriving)
      line.say({ key: 'customer_job_driver_tracking', status: true, driver_location: { lat: 51.3, lng: 9.4 } });
  }

  async function answer(page: string, method: string, path: string, token: string | null, body: unknown) {
    const reply = await respond(method, path, token, body);
    if (world.left.has(page)) return new Promise<never>(() => {});
    return reply;
  }

  async function respond(method: string, path: string, token: string | null, body: unknown) {
    if (method === 'POST' && path === '/bookings/createWebsiteOrder') return order(token, body);
    if (world.reads === 'hangs') return new Promise<never>(() => {});
    if (world.reads === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    if (world.reads === 'refused') return { status: 503, body: {} };
    if (world.reads === 'html') return { status: 200, body: '<html>' };
    if (!token || refused.has(token)) return { status: 401, body: {} };
    return { status: 200, ...read(path, personIn(token)) };
  }

  function read(path: string, person: Person): { readonly status?: number; readonly body: unknown } {
    if (path === '/bookings/get-miles') return { body: { milesDiscount: 0 } };
    if (path === '/auth/me') return { body: { customerName: person, customerMobile: '0171', customerEmail: '' } };
    if (path === '/bookings/ongoingAndPreOrder') {
      return {
        body: bookings
          .filter((booking) => booking.owner === person && !isOver(booking))
          .map(({ id, startsAt, phone }) => ({ bookingId: id, orderStartDateTime: startsAt, custMobile: phone })),
      };
    }
    const booking = bookings.find(({ id, owner }) => owner === person && path === `/bookings/${id}`);
    if (!booking) return { status: 404, body: {} };
    tell(booking.id, booking.status);
    const driverName = booking.status === 'JOB_ACCEPTED_YN' ? '' : `Driver of ${booking.id}`;
    return { body: { jobStatus: booking.status, driverName, carNo: 'KS 1', pickupCoordinates: '51.3,9.4' } };
  }

  async function order(token: string | null, body: unknown) {
    const fault = world.order;
    world.order = 'none';
    if (fault === 'refused') return { status: 500, body: {} };
    if (fault === 'hangs before') return new Promise<never>(() => {});
    if (fault === 'lost before') throw new TypeError('Failed to fetch');
    if (!token || refused.has(token)) return { status: 401, body: {} };
    const id = `B${bookings.length + 1}`;
    const { orderStartDate: startsAt, custMobile: phone } = body as { orderStartDate: string; custMobile: string };
    bookings.push({ id, owner: personIn(token), startsAt, phone, status: 'JOB_ACCEPTED_YN' });
    if (fault === 'hangs after') return new Promise<never>(() => {});
    if (fault === 'lost after') throw new TypeError('Failed to fetch');
    return { status: 200, body: fault === 'no id' ? {} : { tempBookingId: id } };
  }

  return world;
}

export const FRAME_DELAY_MS = FRAME_MS;
export const rideStatuses: readonly StatusWord[] = jobStatuses;
