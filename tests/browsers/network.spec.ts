import { behave, misbehave, moveRides, readLog } from '../support/backend';
import { expect } from '../support/browser/browser';
import { ORDER } from '../support/browser/ordering';
import { inEveryEngine } from './engines';
import { openFilledForm, order, sendTaxi, signIn, startSignedIn } from './ways';

/** What the browsers' consoles say about answers that a story has spoilt. */
const expectedErrors = /Failed to load resource|WebSocket|can’t establish|NetworkError|Cross-Origin|access control/i;

inEveryEngine('a backend that fails: a sentence each time, and the way on', { expectedErrors }, async (visit) => {
  const { customer, browser } = visit;
  const { booking, common, errors, ride, status } = customer.texts;
  await misbehave(visit, { google: 'identity-dead' });
  await openFilledForm(visit);
  await customer.presses('button', booking.form.continue);
  await customer.reads(errors.loginUnavailable);
  await customer.finds('login without Google');
  await behave(visit);
  await misbehave(visit, { match: 'POST /google/login', status: 500, times: 1 });
  await customer.presses('button', common.tryAgain);
  await signIn(visit, 'Anna Muster');
  await customer.reads(errors.loginServer);
  await customer.finds('login that failed');

  await startSignedIn(visit, 'Mehmet Probefirma');
  await misbehave(visit, { match: 'GET /bookings/doneOrder', status: 502 });
  await customer.opens('/private/your-ride');
  await customer.reads(errors.rides);
  await customer.finds('rides that failed');
  await behave(visit);
  await customer.presses('button', common.tryAgain);
  await customer.seesNot('alert', /./);

  // The backend has the order; its answer is lost. The list of rides shows that it is there.
  await misbehave(visit, { match: ORDER, afterCommit: true, status: 502, body: '<html>', times: 1 });
  await openFilledForm(visit);
  await order(visit);
  await customer.reads(booking.searching.connected);
  expect((await readLog(visit)).ordersCreated).toBe(1);

  await sendTaxi(visit);
  await misbehave(visit, { live: 'refuse-upgrade' }, { live: 'close' });
  await customer.reads(ride.connection.lost);
  await customer.finds('ride without its line');
  await moveRides(visit, 'AT_CUSTOMER');
  await customer.reads(status.banner.atCustomer);
  await behave(visit);
  await customer.presses('button', ride.connection.retry);
  await customer.reads(ride.connection.live);
  await browser.reload();
  await customer.reads(status.banner.atCustomer);
});

inEveryEngine(
  'without a network nothing is sent, and the form goes on with the network',
  { expectedErrors },
  async (visit) => {
    const { customer, browser } = visit;
    const { booking } = customer.texts;
    await startSignedIn(visit, 'Anna Muster');
    await openFilledForm(visit);
    await customer.presses('button', booking.form.continue);
    await customer.sees('button', booking.confirm.book);
    await browser.setOffline(true);
    await customer.presses('button', booking.confirm.book);
    await customer.reads(booking.ended.offline);
    await customer.finds('order without a network');
    await browser.setOffline(false);
    await customer.presses('button', booking.ended.back);
    await order(visit);
    await customer.reads(booking.searching.connected);
    expect((await readLog(visit)).ordersCreated).toBe(1);
  },
);
