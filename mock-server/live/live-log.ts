import * as v from 'valibot';
import { ClientFrame, ServerFrame } from '../../src/live/wire';
import { logLine, type WriteLine } from '../log';

/** Writes what happens on one live connection; positions are only counted. The clock is in milliseconds since 1970. */
export function createLiveLog(write: WriteLine, now: () => number) {
  let customerId: string | null = null;
  let positions = 0;
  const line = (what: string) => write(logLine({ atMs: now(), kind: 'LIVE', what, customerId }));
  return {
    received: (text: string) => {
      const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), ClientFrame), text);
      if (frame.success) customerId = plainId(frame.output.customer_id);
      line(`> ${frame.success ? clientEvent(frame.output) : 'unreadable frame'}`);
    },
    sent: (text: string) => {
      const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), ServerFrame), text);
      const event = frame.success ? serverEvent(frame.output) : 'raw frame';
      if (event === null) positions += 1;
      else line(`< ${event}`);
    },
    closed: (code: number) => line(`closed ${code}, ${positions} positions sent`),
  };
}

const CASE_NAMES = { 700: 'connect', 705: 'track', 706: 'cancel' } as const;

function clientEvent(frame: ClientFrame): string {
  const event = `${frame.case_value} ${CASE_NAMES[frame.case_value]}`;
  return frame.case_value === 700 ? event : `${event} ${plainId(frame.booking_id)}`;
}

/** Null for a position. */
function serverEvent(frame: ServerFrame): string | null {
  if (frame.key === 'customer_connected') return frame.status ? 'connected' : 'refused';
  if (frame.key === 'customer_job_driver_tracking') return null;
  return `${frame.job_status} ${plainId(frame.booking_id)}`;
}

/** Ids come from outside: anything but a plain id could be personal data, such as a name. */
const plainId = (id: string | number) => (/^\w{1,20}$/.test(String(id)) ? String(id) : '?');
