import { languages, localPath } from '../../../src/i18n/languages';
import deCommon from '../../../src/locales/de/common.json';
import deRide from '../../../src/locales/de/ride.json';
import deStatus from '../../../src/locales/de/status.json';
import enCommon from '../../../src/locales/en/common.json';
import enRide from '../../../src/locales/en/ride.json';
import enStatus from '../../../src/locales/en/status.json';
import { watchWords } from '../../support/browser/broken-words';
import { builtApi, expect, test } from '../../support/browser/browser';
import { PREFIX } from '../../support/browser/built-site';
import { startSignedIn } from '../../support/browser/customer';
import { answerOwnRide, answerOwnShare, driver, OWN_RIDE, pickup, trackingFrame } from '../../support/browser/own-ride';

const texts = {
  en: { common: enCommon, ride: enRide, status: enStatus },
  de: { common: deCommon, ride: deRide, status: deStatus },
};

// A ride that does not exist is answered with 404, and while the backend is away with 503.
test.use({ expectedErrors: /404 \(Not Found\)|503 \(Service Unavailable\)/ });

for (const language of languages) {
  const addressOf = (path: string) => PREFIX + localPath(language, path);
  const { common, ride, status } = texts[language];

  test(`${language}: no word breaks inside on the ride in each status, nor in its dialogs, 320 to 412 px`, async ({
    page,
  }) => {
    const { look, expectNone } = watchWords(page);
    await page.setViewportSize({ width: 412, height: 740 });
    await startSignedIn(page, 'Anna Muster');
    const own = { ...driver, vehicle_name: 'Škoda Superb', jobStatus: 'JOB_ACCEPTED_YN' };
    const tell = await answerOwnRide(page, own, () => trackingFrame(pickup, 12));
    await answerOwnShare(page);
    const open = async (sentence: string) => {
      await page.goto(addressOf(OWN_RIDE));
      await expect(page.getByText(sentence).first()).toBeVisible();
    };
    await open(status.banner.finding);
    await look('JOB_ACCEPTED_YN');
    for (const [jobStatus, sentence] of [
      ['ACCEPTED', status.banner.accepted],
      ['ON_THE_WAY', status.banner.onTheWay],
      ['AT_CUSTOMER', status.banner.atCustomer],
      ['CUSTOMER_ONBOARD', status.banner.onboard],
      ['CANCELED', status.banner.canceled],
    ] as const) {
      own.jobStatus = jobStatus;
      tell({ key: 'customer_job_update', booking_id: 'R1', driver_name: driver.driverName, job_status: jobStatus });
      await expect(page.getByText(sentence).first()).toBeVisible();
      await look(jobStatus);
      if (jobStatus !== 'ON_THE_WAY') continue;
      for (const name of [ride.actions.share, ride.actions.sos, ride.actions.cancel]) {
        await page.getByRole('main').getByRole('button', { name }).click();
        await expect(page.getByRole('dialog').filter({ has: page.getByRole('heading') })).toBeVisible();
        if (name === ride.actions.share) await expect(page.getByLabel(ride.share.link.field)).toBeVisible();
        await look(name);
        await page.keyboard.press('Escape');
      }
    }
    for (const [jobStatus, sentence] of [
      ['JOB_COMPLETED', status.banner.completed],
      ['BOOKED', status.banner.booked],
    ] as const) {
      own.jobStatus = jobStatus;
      await open(sentence);
      await look(jobStatus);
    }
    await page.route(`${builtApi}/bookings/R1`, (route) =>
      route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await open(ride.truths.lastKnown);
    await look('ride without the backend');
    await page.goto(addressOf('/booking-details/none'));
    await expect(page.getByText(ride.notFound.text)).toBeVisible();
    await look('booking not found');
    expectNone();
  });

  test(`${language}: no word breaks inside in menus and bars of a customer with a ride, 320 to 412 px`, async ({
    page,
  }) => {
    const { look, expectNone } = watchWords(page);
    await startSignedIn(page, 'Ida Unterwegs');
    await page.goto(addressOf('/private/your-ride'));
    await expect(page.getByText(status.plate, { exact: false }).first()).toBeAttached();
    await look('current rides');
    await page.goto(addressOf('/bookings'));
    await expect(page.getByRole('main').getByText(status.bar.toRide)).toBeVisible();
    await look('bar of the ride');
    for (const name of [common.navigation.account, common.navigation.menu]) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await look(name);
      await page.keyboard.press('Escape');
    }
    expectNone();
  });
}
