import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/browsers.mjs';
import { succeeds } from '../../../scripts/programs.mjs';
import { createStaticServer } from '../../../scripts/static-server.mjs';
import { addressTable } from '../../../src/address-table';
import { type FollowedPage, followRide } from './followed-page';
import type { Addresses, VirtualCustomer } from './virtual-customer';

/** The built site in a browser. */
export interface Browsing {
  /** Opens a page that follows a customer's ride. */
  follow(customer: VirtualCustomer, bookingId: string): Promise<FollowedPage>;
  end(): Promise<void>;
}

/** Builds the site for this backend, serves it on a free port, and starts Chromium. */
export async function startBrowsing({ apiUrl, liveUrl }: Addresses): Promise<Browsing> {
  const executablePath = await findChromium();
  if (!executablePath) process.exit(1);
  const addresses = {
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: apiUrl,
    GATSBY_IDENTITY_URL: apiUrl,
  };
  if (!(await succeeds(process.execPath, ['scripts/build.mjs'], addresses))) process.exit(1);
  const server = createStaticServer().listen(0);
  const site = `http://localhost:${(server.address() as AddressInfo).port}${addressTable.prefix}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    follow: (customer, bookingId) => followRide(browser, site, customer, bookingId),
    end: async () => {
      await browser.close();
      server.close();
    },
  };
}
