import type { BrowserContext } from '@playwright/test';
import { ORDER_ADDRESS } from '../browser/ordering';
import { repeatOrders } from './device';

/** A possible fault of the product, and the message with which a story must fail. */
interface Planted {
  readonly plant: (context: BrowserContext) => Promise<unknown>;
  readonly isCaughtAs: RegExp;
  /** The scenario of the ride, if not the usual one. */
  readonly scenario?: string;
}

/** Hides parts of every page. */
const hide = (selector: string) => {
  const style = document.createElement('style');
  style.textContent = `${selector} { visibility: hidden !important }`;
  addEventListener('DOMContentLoaded', () => document.head.append(style));
};

/** Faults that the stories must detect: each promise can break. */
export const planted: Readonly<Record<string, Planted>> = {
  'every order is sent twice, each time with a key of its own': {
    plant: (context) =>
      repeatOrders(context, Number.MAX_SAFE_INTEGER, (headers) => ({
        ...headers,
        'idempotency-key': crypto.randomUUID(),
      })),
    isCaughtAs: /orders beside a ride under way/,
  },
  'an order is answered, and never sent': {
    plant: (context) => context.route(ORDER_ADDRESS, (route) => route.fulfill({ json: { tempBookingId: '99999' } })),
    isCaughtAs: /the backend says undefined/,
  },
  'the page never says what the ride does': {
    plant: (context) => context.addInitScript(hide, '[role="status"] p'),
    isCaughtAs: /booking-details.*the backend says/,
    // A ride that is completed ends on another page, which says so in other words.
    scenario: 'driver-cancels',
  },
  'a dialog has no way out': {
    plant: (context) => context.addInitScript(hide, 'dialog :is(a, button)'),
    isCaughtAs: /A dead end at/,
  },
  'an error that nobody catches': {
    plant: (context) =>
      context.addInitScript(() => {
        setTimeout(() => {
          throw new Error('Planted');
        });
      }),
    isCaughtAs: /Planted/,
  },
  'a picture without words': {
    plant: (context) =>
      context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => document.body.append(document.createElement('img')));
      }),
    isCaughtAs: /image-alt/,
  },
};
