import { installIfNeeded } from '../../../scripts/install.mjs';
import { languages, localPath } from '../../../src/i18n/languages';
import { serve } from '../browser';
import { startOwnBackend } from '../own-backend';
import { copySite } from '../site/site-copy';
import { MARKETING } from '../site/sizes';
import { keepTable } from '../site/table';
import { lowestScores } from './lowest-scores';

/** Runs Lighthouse on the site as in production, where Google requires consent before any of it loads. */
export async function measureLighthouse() {
  await installIfNeeded('tools/bench/lighthouse');
  const { apiUrl, liveUrl, stop } = await startOwnBackend();
  const copy = copySite();
  copy.build({
    GATSBY_API_URL: apiUrl,
    GATSBY_LIVE_URL: liveUrl,
    GATSBY_MAPS_URL: 'https://maps.googleapis.com',
    GATSBY_IDENTITY_URL: 'https://accounts.google.com',
  });
  const { address } = await serve(copy.built);
  const inEveryLanguage = (page: string) => languages.map((language) => localPath(language, page));
  const limits = new Map<string, number>(MARKETING.flatMap(inEveryLanguage).map((page) => [page, 100]));
  for (const page of inEveryLanguage('/bookings')) limits.set(page, 95);
  const lines = await lowestScores(address, limits);
  await stop();
  keepTable('bench-lighthouse', 'Lighthouse, mobile, simulated, lowest of five runs', lines);
}
