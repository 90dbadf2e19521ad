import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { TRACKING } from '../../contract/messages';
import { cause } from '../shared/http-client';
import type { LiveSettings } from './settings';

/** A frame of the backend. */
export type Frame = Readonly<Record<string, unknown>> & { readonly key: string };

/** A client of the live connection. */
export type LiveClient = Exclude<Awaited<ReturnType<typeof openLive>>, string>;

const OPEN_WAIT_MS = 10_000;
const LONGEST_PONG_MS = 1_000;
const ServerText = v.pipe(v.string(), v.parseJson(), v.looseObject({ key: v.string() }));

export const isPosition = ({ key }: Frame) => key === TRACKING;
/** Whether a frame is the answer to 700. */
export const isConnected = ({ key }: Frame) => key === 'customer_connected';
export const isOf = (bookingId: string) => (frame: Frame) => String(frame.booking_id) === bookingId;

/** The status in a frame; null for a frame without one. */
export function statusIn(frame: Frame): string | null {
  const status = frame.job_status ?? frame.jobStatus;
  return typeof status === 'string' ? status : null;
}

const device = { device_id: 'check', cav: '0.0.1', device_name: 'Check of the contract', device_type: 'Web' };

/** The frames of the site for a customer. */
export const framesOf = (customer_id: string) => ({
  connect: { case_value: 700, customer_id, ...device },
  track: (booking_id: string) => ({ case_value: 705, customer_id, booking_id }),
  cancel: (booking_id: string, reason = device.device_name) => ({ case_value: 706, customer_id, booking_id, reason }),
});

/** Opens the live connection; a sentence if it does not open. */
export async function openLive(target: Pick<LiveSettings, 'live' | 'protocols' | 'answerWaitMs' | 'quietMs'>) {
  /** Every frame so far. */
  const received: Frame[] = [];
  /** The problems of invalid frames. */
  const troubles: string[] = [];
  let socket: WebSocket;
  try {
    socket = new WebSocket(target.live, [...target.protocols], { handshakeTimeout: OPEN_WAIT_MS });
    socket.on('message', (data, isBinary) => {
      const read = v.safeParse(ServerText, isBinary ? null : data.toString());
      if (read.success) received.push(read.output);
      else troubles.push(isBinary ? 'a frame was binary' : 'a frame was no flat JSON object');
    });
    await once(socket, 'open');
  } catch (error) {
    return `it does not open: ${cause(error)}`;
  }
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const next = (event: string, signal: AbortSignal) =>
    Promise.race([once(socket, event, { signal }), closed]).catch(() => {});
  return {
    received,
    troubles,
    /**
     * Sends a frame (text and bytes unchanged; null: none), waits until each awaited frame has come or the time is
     * over, and then for the silence after it. Answers the frames since then.
     */
    exchange: async (
      frame: object | string | Buffer | null,
      awaited: readonly ((frame: Frame) => boolean)[] = [],
      waitMs = target.answerWaitMs,
    ): Promise<readonly Frame[]> => {
      const before = received.length;
      const since = () => received.slice(before);
      const isText = typeof frame === 'string' || Buffer.isBuffer(frame);
      if (frame !== null) socket.send(isText ? frame : JSON.stringify(frame));
      const late = AbortSignal.timeout(waitMs);
      const isMissing = () => awaited.some((fits) => !since().some(fits));
      while (isMissing() && !late.aborted && isOpen()) await next('message', late);
      await wait(target.quietMs);
      // Frames in transit arrive before the answer to this ping.
      if (isOpen()) socket.ping();
      if (isOpen()) await next('pong', AbortSignal.timeout(LONGEST_PONG_MS));
      return since();
    },
    close: () => socket.close(1000),
  };
}
