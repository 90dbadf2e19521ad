import { canShow, type PageKind, pageKind } from '../../../src/i18n/page-kind';

test.each<[PageKind, string[]]>([
  [
    'content',
    ['/', '/home', '/de', '/de/', '/partner', '/de/privacy#consent', '/404.html', '/de/404/', '/none/at/all'],
  ],
  ['maps', ['/business', '/about', '/de/contact/', '/de/business?source=card', '/follow#20001']],
  [
    'program',
    ['/bookings', '/de/bookings/#from=Kassel', '/booking-details/20001', '/private', '/de/private/your-ride'],
  ],
])('%s: %j', (kind, paths) => {
  expect(paths.map((path) => pageKind(path))).toEqual(paths.map(() => kind));
});

test.each<[PageKind, string[]]>([
  ['content', ['/', '/de/partner', '/none']],
  ['maps', ['/', '/de/partner', '/none', '/business', '/follow']],
  ['program', ['/', '/de/partner', '/none', '/business', '/follow', '/bookings', '/private/wallet']],
])('a document that began with a page of the kind %s shows only pages that may load no more: %j', (kind, shown) => {
  const all = ['/', '/de/partner', '/none', '/business', '/follow', '/bookings', '/private/wallet'];
  expect(all.filter((path) => canShow(kind, path))).toEqual(shown);
});
