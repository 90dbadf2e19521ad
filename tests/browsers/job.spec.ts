import { chooseScenario, moveRides, readLog } from '../support/backend';
import { expect } from '../support/browser/browser';
import { readPdf } from '../support/browser/read-pdf';
import { inEveryEngine } from './engines';
import { fillRide, leavesHome, signIn } from './ways';

inEveryEngine('a ride from Home to its receipt', { isShort: true }, async (visit) => {
  const { customer, browser } = visit;
  const { account, booking, home, invoice, ride, status } = customer.texts;
  await chooseScenario(visit, 'in-steps');

  await customer.opens('/');
  await customer.drags('link', home.slide, 0.7);
  await leavesHome(visit);

  await fillRide(visit);
  await customer.finds('form');
  await customer.presses('button', booking.form.continue);
  await customer.reads(booking.required.heading);
  await customer.reads(`- ${booking.required.name}`);
  await customer.finds('missing fields');
  await customer.fills('textbox', booking.form.name, 'Anna Muster');
  await customer.fills('textbox', booking.form.phone, '0171 3920002');
  await customer.presses('button', booking.form.continue);
  await signIn(visit, 'Anna Muster');
  await customer.sees('button', booking.confirm.book);
  await customer.reads(/Kassel Hauptbahnhof/);
  await customer.finds('order to confirm');
  await customer.presses('button', booking.confirm.book);

  await customer.reads(booking.searching.connected);
  await customer.finds('search');
  await moveRides(visit, 'ACCEPTED');
  await customer.isAt(/\/booking-details\/[\w-]+$/);
  await moveRides(visit, 'ON_THE_WAY');
  await customer.reads(status.banner.onTheWay);
  await customer.reads(/KS-TX \d+/);
  await customer.finds('ride');

  await customer.presses('button', ride.actions.share);
  await customer.sees('dialog', ride.share.link.title);
  await customer.reads(ride.share.link.sees);
  await customer.finds('share');
  await browser.press('Escape');
  await customer.presses('button', ride.actions.sos);
  await customer.sees('link', ride.sos.emergency);
  await customer.finds('SOS');
  await browser.press('Escape');

  for (const reached of ['AT_CUSTOMER', 'CUSTOMER_ONBOARD'] as const) await moveRides(visit, reached);
  await customer.reads(status.banner.onboard);
  await moveRides(visit, 'JOB_COMPLETED');
  await customer.isAt(/\/private\/feedback$/);
  for (const question of [0, 1, 2, 3, 4]) await customer.presses('radio', account.feedback.yes, question);
  await customer.fills('textbox', new RegExp(account.feedback.message), 'Gut.');
  await customer.finds('feedback');
  await customer.presses('button', account.feedback.submit);
  await customer.reads(account.feedback.thanked.title);

  await customer.isAt(/\/private\/your-ride$/);
  await customer.presses('link', new RegExp(`^${account.rides.invoice}`));
  await customer.sees('heading', invoice.sheetTitle);
  await customer.finds('receipt');
  const pdf = await browser.print();
  if (pdf) {
    const pages = await readPdf(pdf);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain(invoice.sheetTitle);
    expect(pages[0]?.text).not.toContain(invoice.print);
  }
  const { framesIgnored, ordersCreated } = await readLog(visit);
  expect({ framesIgnored, ordersCreated }).toEqual({ framesIgnored: 0, ordersCreated: 1 });
});
