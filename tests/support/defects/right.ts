import { berlinWallTime } from '../../../src/lib/berlin-time';
import type { Plant } from '../planted/planted-backend';
import { bend, calls, failures, fields, isPreflight, type Person, withIds } from '../planted/planted-stage';

/** Differences to the local backend that docs/backend.md allows. */
type Right = [what: string, plant: Plant, person?: Person];

const allowsWhatIsAsked: Plant = {
  answer: ({ headers }, { call, headers: asked }) => {
    if (!isPreflight(call)) return;
    headers['access-control-allow-methods'] = asked['access-control-request-method'] ?? '';
    headers['access-control-allow-headers'] = asked['access-control-request-headers'] ?? '';
  },
};
/** Its preflights do not allow DELETE either. */
const sharesNothing: Plant = {
  answer: (answer, { call }) => {
    if (isPreflight(call)) answer.headers['access-control-allow-methods'] = 'GET,POST,PUT';
    if (!/\/share$|\/follow\//.test(call) || isPreflight(call) || answer.status === 401) return;
    Object.assign(answer, { status: 404, body: { message: 'Not found' } });
  },
};
const SLASH = 'K/17';
const idsWithSlash: Plant = {
  ...withIds((id) => SLASH + id),
  path: (path) => path.replace(encodeURIComponent(SLASH), ''),
  told: (frame) => [frame.booking_id ? { ...frame, booking_id: SLASH + frame.booking_id } : frame],
  heard: (text, isBinary) => (isBinary ? null : [text.replace(SLASH, '')]),
};
const vansAlone: Plant = {
  answer: (answer, { call, body }) => {
    if (answer.status !== 200) return;
    const isVan = ({ carType }: { carType: string }) => carType === 'MINIVAN';
    if (call === calls.categories) answer.body = (answer.body as { carType: string }[]).filter(isVan);
    if (call === calls.order && !isVan(body as { carType: string })) {
      Object.assign(answer, { status: 400, body: { message: 'There is no such car' } });
    }
  },
};
/** The pre-order comes behind the ride on the road. */
const searchesAlready = bend(calls.ongoing, ([waiting, ...others]) => {
  const { date, time } = berlinWallTime(new Date(Date.now() + 26 * 60_000));
  return [...others, { ...waiting, orderStartDateTime: `${date} ${time}:00` }];
});
const looksForTheBookingFirst: Plant = {
  answer: (answer, { call, body }) => {
    const isKnown = (body as { bookingId?: string }).bookingId !== 'no-such-booking';
    if (call === 'POST /bookings/feedback' && answer.status === 400 && !isKnown) answer.status = 404;
  },
};
const withWaitingTime = fields(/\/(doneOrder|missing-feedback)$/, ({ invoicePrice }) => ({
  invoicePrice: invoicePrice + 7,
}));
const busyCalls = new Set<string>();
const busyOnce: Plant = {
  answer: (answer, { call }) => {
    if (answer.status !== 200 || !/miles$|get-categories$/.test(call) || busyCalls.has(call)) return;
    busyCalls.add(call);
    Object.assign(answer, { status: 429, body: { message: 'Busy' } });
    answer.headers['retry-after'] = '1';
  },
};

export const rightInItsWay: readonly Right[] = [
  ['allows in a preflight what it asks for, no more', allowsWhatIsAsked],
  ['shares no rides, and checks tokens before paths', sharesNothing],
  [
    'shares no rides, and answers 501 after the token',
    failures((call, status) => call.endsWith('/share') && status !== 401, { status: 501 }),
  ],
  ['has ids with a slash', idsWithSlash],
  ['has vans alone', vansAlone],
  ['searches for a driver for a pre-order already', searchesAlready],
  ['looks for the booking of a feedback first', looksForTheBookingFirst],
  ['bills waiting time', withWaitingTime, 'regular'],
  ['is busy', busyOnce],
];
