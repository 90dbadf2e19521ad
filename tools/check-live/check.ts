import { addressTable } from '../../src/address-table';
import { type Finding, notChecked } from '../shared/report';
import { checkAddresses, checkPlainAddress, checkRobots, checkWorkers } from './addresses';
import { checkBackendReads } from './backend';
import type { LiveSettings } from './command-line';
import { checkCaching, checkCompression, hashedFilesOf } from './files';
import { checkHeaders, checkReach } from './headers';
import { certificateEnd, look, siteClient } from './site-client';

const DAY_MS = 86_400_000;

const certificate = (name: string, address: string | null, days: number): Promise<Finding> | Finding => {
  if (address === null) return notChecked(name, 'its address is not known');
  if (!/^(https|wss):/.test(address)) return notChecked(name, `${address} has none`);
  return look(name, async () => {
    const left = Math.floor(((await certificateEnd(address)).getTime() - Date.now()) / DAY_MS);
    return left >= days ? [] : [`ends in ${left} days, fewer than ${days}`];
  });
};

/** Checks a deployed site and its backend against docs/operations.md; it changes nothing. */
export async function checkLive({ origin, plain, api, live, days }: LiveSettings): Promise<readonly Finding[]> {
  const ask = siteClient(origin);
  const { prefix, pages } = addressTable;
  const kinds = [`${prefix}/`, ...Object.keys(pages).flatMap((page) => (page === '/' ? [] : [`${prefix}${page}`]))];
  const html = await ask(`${prefix}/`).then(
    ({ body }) => body.toString(),
    () => '',
  );
  const hashed = hashedFilesOf(html, prefix);
  return [
    ...(await checkAddresses(ask)),
    await checkRobots(ask, origin),
    await checkWorkers(ask),
    plain === null
      ? notChecked('http:// leads to https://', 'the site has a port of its own')
      : await checkPlainAddress(siteClient(plain), origin),
    ...(await checkHeaders(ask, [...kinds, `${prefix}/no-such-page`], [`${prefix}/icon.svg`, ...hashed])),
    await checkReach(ask, origin, { [`${prefix}/`]: [api], [`${prefix}/bookings`]: [api, live] }),
    ...(await checkCompression(ask, [`${prefix}/`, `${prefix}/icon.svg`, ...hashed])),
    ...(await checkCaching(ask, kinds, hashed)),
    await certificate('the certificate of the site', origin, days),
    await certificate('the certificate of the live connection', live, days),
    ...(await checkBackendReads(api, live, origin)),
  ];
}
