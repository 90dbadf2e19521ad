import { linkedPages } from '../../../../src/layout/gatsby/warm-up';

const site = { origin: 'https://taxi.example', prefix: '/website' };
const behind = (...hrefs: string[]) =>
  linkedPages(
    hrefs.map((href) => ({ href })),
    site,
  );

test('pages of this site are found behind its links, each once, and nothing else', () => {
  expect(
    behind(
      'https://taxi.example/website/partner',
      'https://taxi.example/website/partner#contact',
      'https://taxi.example/website/partner/',
      'https://taxi.example/website/de/partner',
      'https://taxi.example/website',
      'https://taxi.example/websites/other',
      'https://elsewhere.example/website/partner',
      'tel:+4956112345',
      'mailto:taxi@example.org',
    ),
  ).toEqual(['/website/partner', '/website/de/partner', '/website/']);
});

test('all addresses below a client-only page are that one page', () => {
  expect(
    behind(
      'https://taxi.example/website/private/your-ride',
      'https://taxi.example/website/private/profile',
      'https://taxi.example/website/booking-details/1',
      'https://taxi.example/website/booking-details/2',
    ),
  ).toEqual(['/website/private/your-ride', '/website/booking-details/1']);
});
