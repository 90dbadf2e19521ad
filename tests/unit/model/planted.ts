import type { BookingEvent, BookingFlow } from '../../../src/booking/order/flow-steps';
import type { Plant } from './load-page';

/** The site with one fault, a story that meets it, and the promise that breaks. */
interface Planted {
  readonly fault: string;
  readonly plants: readonly Plant[];
  readonly story: readonly string[];
  readonly breaks: RegExp;
}

const ordered = ['anna signs in', 'submits', 'confirms'];
const riding = [...ordered, 'the ride is ACCEPTED', 'opens the ride', 'a second passes'];

/** One fault for each promise at least: a model that finds none of them proves nothing. */
export const planted: readonly Planted[] = [
  {
    fault: 'an order is sent again without a look at the list',
    plants: [
      {
        module: 'booking/order/order-attempt',
        change: () => ({
          placeOrder: async (intent: { readonly order: object }, tools: OrderTools) => {
            const created = await tools.createOrder(intent.order, 'k');
            return created.ok ? { kind: 'created', bookingId: created.value } : { ...failed, isOffline: false };
          },
        }),
      },
    ],
    story: ['anna signs in', 'order: lost after', 'submits', 'confirms', 'retries'],
    breaks: /anna has 2 orders|said to have failed/,
  },
  {
    fault: 'frames of other bookings count',
    plants: [
      {
        module: 'live/parse',
        change: ({ parseFrame }) => ({
          parseFrame: (data: unknown) => {
            const received = (parseFrame as (data: unknown) => object | null)(data);
            return received && 'message' in received ? { ...received, bookingId: null } : received;
          },
        }),
      },
    ],
    story: [...riding, 'the line repeats and strays'],
    breaks: /B1 is CUSTOMER_ONBOARD, which nobody has said/,
  },
  {
    fault: 'a search that ends counts as one that the company has cancelled',
    plants: [
      {
        module: 'booking/order/driver-search',
        change: () => ({ searchNewsOf: () => 'CANCELED' }),
      },
    ],
    story: ordered,
    breaks: /which nobody has said/,
  },
  {
    fault: 'the page of one person stays for the next',
    plants: [{ module: 'device/personal-store', change: () => ({ assignPage: () => {} }) }],
    story: ['anna signs in', 'types', 'ben signs in'],
    breaks: /ben reads "text 1" of anna/,
  },
  {
    fault: 'a draft is not read',
    plants: [{ module: 'booking/form/draft', change: () => ({ readDraft: () => null }) }],
    story: ['anna signs in', 'types', 'reloads'],
    breaks: /"text 1" is lost/,
  },
  {
    fault: 'an order without an answer is waited for',
    plants: [
      {
        module: 'booking/order/flow',
        change: ({ nextInTime }) => ({
          nextInTime: (flow: BookingFlow, event: BookingEvent, nowMs: number) =>
            event.type === 'answerLost' ? flow : (nextInTime as Next)(flow, event, nowMs),
        }),
      },
    ],
    story: ['anna signs in', 'order: hangs before', 'submits', 'confirms', 'ten seconds pass', 'a second passes'],
    breaks: /no way out of "creating"/,
  },
  {
    fault: 'a line is left without its close',
    plants: [
      {
        module: 'live/connection',
        change: ({ createLiveConnection }) => ({
          createLiveConnection: (...all: readonly never[]) => ({
            ...(createLiveConnection as (...all: readonly never[]) => object)(...all),
            stop: () => {},
          }),
        }),
      },
    ],
    story: riding,
    breaks: /are left/,
  },
];

type Next = (flow: BookingFlow, event: BookingEvent, nowMs: number) => BookingFlow;
interface OrderTools {
  readonly createOrder: (order: object, key: string) => Promise<{ readonly ok: boolean; readonly value: string }>;
}
const failed = { kind: 'failed', message: 'bookingFailed' } as const;
