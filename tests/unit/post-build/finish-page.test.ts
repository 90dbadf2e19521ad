import { parse } from 'node-html-parser';
import { finishPage } from '../../../scripts/post-build/finish-page';
import { ownStyles } from '../../../scripts/post-build/own-styles';

/** A page as Gatsby leaves it behind. */
const built = (
  path: string,
) => `<!DOCTYPE html><html><head><meta charset="utf-8"/><style data-href="/website/styles.1.css" data-identity="gatsby-global-css">.a{color:red}.b{color:blue}</style></head><body><div id="___gatsby"><p class="a">Text</p></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/website/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const parts = { chunks: ['/website/page-1.js'], data: ['/website/page-data/x/page-data.json'] };
const scripts = {
  main: 'main("$&")',
  chooseLanguage: 'choose()',
  markCustomer: 'mark()',
  earlyBooking: 'early()',
  lateBooking: 'late()',
  requestParts: 'request()',
};
const own = { follow: '/website/follow-1.js' };
const finishHtml = (html: string) => finishPage('partner/index.html', html, () => parts, scripts, own);
const finish = (path: string) => finishHtml(built(path));

const chunkPreload = '<link rel="preload" as="script" href="/website/page-1.js"/>';
const dataPreload =
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/website/page-data/x/page-data.json"/>';
const preloads = chunkPreload + dataPreload;
const gatsbyScripts = (path: string) =>
  `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path;</script><script>window.___webpackCompilationHash="1";</script><script src="/website/app-1.js" async></script>`;

test.each(['/partner', '/de', '/de/imprint', '/404.html', '/de/404/'])(
  '%s is whole without React: its own styles, and the rest in a template before the inline script',
  (path) => {
    const page = finish(path);
    expect(page).toContain(`css">.a{color:red}</style>${path === '/de' ? '<script>mark()</script>' : ''}</head>`);
    expect(page).toContain(
      `</div><template id="react"><link rel="stylesheet" href="/website/styles.1.css"/>${preloads}${gatsbyScripts(path)}</template><script data-before-react>main("$&")</script><!--/email_off--></body>`,
    );
  },
);

test.each([
  ['/bookings', '<script>early()</script>', '<script>late()</script>'],
  ['/de/bookings', '<script>early()</script>', '<script>late()</script>'],
  ['/booking-details', '', ''],
  ['/de/private', '', ''],
])(
  '%s requests its data at once, its chunks and the style sheet after the first paint; only the booking page asks about the maps',
  (path, early, late) => {
    const page = finish(path);
    expect(page).toContain(`css">.a{color:red}</style>${early}${dataPreload}</head>`);
    expect(page).toContain(
      `</div><template id="parts"><link rel="stylesheet" href="/website/styles.1.css"/>${chunkPreload}</template><script>request()</script><script data-before-react>main("$&")</script>${late}${gatsbyScripts(path)}<!--/email_off--></body>`,
    );
  },
);

test.each(['/partner', '/de/private'])('%s names Gatsby’s app script once, in its script element', (path) => {
  const chunks = ['/website/app-1.js', '/website/page-1.js'];
  expect(finishPage('x.html', built(path), () => ({ ...parts, chunks }), scripts, own)).toBe(finish(path));
});

test.each(['/follow', '/de/follow'])('%s: its own script runs it; what React needs waits in a template', (path) => {
  const page = finish(path);
  expect(page).toContain('</style><script data-before-react defer src="/website/follow-1.js"></script></head>');
  expect(page).toContain(
    `</div><template id="react"><link rel="stylesheet" href="/website/styles.1.css"/>${preloads}${gatsbyScripts(path)}</template><!--/email_off--></body>`,
  );
});

test('only / chooses a language, in its head', () => {
  expect(finish('/')).toContain('</style><script>choose()</script><script>mark()</script></head>');
  expect(finish('/home')).not.toContain('choose()');
  expect(finish('/de')).not.toContain('choose()');
  expect(finish('/de')).toContain('<script>mark()</script></head>');
  expect(finish('/de/bookings')).not.toContain('mark()');
});

test.each(['/', '/partner', '/bookings', '/follow'])('%s: a page that is finished stays as it is', (path) => {
  expect(finishHtml(finish(path))).toBe(finish(path));
});

test.each(['/partner', '/bookings', '/follow'])(
  '%s: Cloudflare leaves the email addresses of its body alone',
  (path) => {
    expect(finish(path)).toMatch(/<\/head><body><!--email_off--><div id="___gatsby">.*<!--\/email_off--><\/body>/s);
  },
);

test('everything else stays as it is, byte for byte', () => {
  const kept = [
    '<!DOCTYPE html>',
    '<meta charSet="utf-8"/>',
    `<a title='a "b"' href="/x?a=1&amp;b=2" hidden>&auml;&#x27;&nbsp;</a><br/><br><img alt="">`,
    '<template><p>1</p></template><noscript><b>2</b></noscript><pre>\n 3 </pre><!--4--><script>if (1 < 2) "</p>";</script>',
  ];
  const html = built('/partner')
    .replace('<meta charset="utf-8"/>', `${kept[1]}`)
    .replace('<p class="a">Text</p>', `<p class="a">Text</p>${kept[2]}${kept[3]}`);
  for (const part of kept) expect(finishHtml(html)).toContain(part);
});

test('an attribute for styles becomes a rule for its element, whose id is needed', () => {
  const page = built('/partner').replace('id="___gatsby"', 'style="outline:none" id="___gatsby"');
  expect(finishHtml(page)).toBe(finish('/partner').replace('{color:red}', '{color:red}#___gatsby{outline:none}'));
  const without = built('/partner').replace('class="a"', 'class="a" style="color:blue"');
  expect(() => finishHtml(without)).toThrow(
    'the id of an element with an attribute style (class="a" style="color:blue")',
  );
});

test('the notes for Internet Explorer and about Gatsby go', () => {
  const notes = '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/>';
  expect(finishHtml(built('/partner').replace('</head>', `${notes}</head>`))).toBe(finish('/partner'));
});

test.each([
  ['the style sheet (', 'gatsby-global-css', 'other-css'],
  ['the style sheet’s address (', ' data-href="/website/styles.1.css"', ''],
  ['Gatsby’s loader (', 'gatsby-script-loader', 'loader'],
  ['the page’s path (', 'window.pagePath=', 'window.path='],
  ['the end of Gatsby’s scripts (', 'slice-end id="_gatsby-scripts-1"', 'end'],
  ['the list of chunks (', 'gatsby-chunk-mapping', 'chunks'],
  ['the end of the head (', '</head>', ''],
])('a page that lacks %s ends the build with its name', (piece, text, other) => {
  const html = built('/partner').replaceAll(text, other);
  expect(() => finishHtml(html)).toThrow(`partner/index.html cannot be finished: ${piece}`);
});

test.each([
  ['a class that is there', '.a{x:y}', '.a{x:y}'],
  ['one that is not', '.c{x:y}', ''],
  ['elements and attributes', 'p,[hidden]{x:y}', 'p,[hidden]{x:y}'],
  ['one selector of several', '.a b,.c{x:y}', '.a b{x:y}'],
  ['both of a pair', '.a.c{x:y}', ''],
  ['a negated class that is not there', 'p:not(.c){x:y}', 'p:not(.c){x:y}'],
  ['one class of several in brackets', ':is(.a,.c) p{x:y}', ':is(.a,.c) p{x:y}'],
  ['within a condition', '@media print{.c{x:y}.b{x:y}}', '@media print{.b{x:y}}'],
  ['an empty condition', '@media print{.c{x:y}}', ''],
  [
    'an animation in use',
    '.a{animation:turn 1s}@keyframes turn{0%{x:y}}',
    '.a{animation:turn 1s}@keyframes turn{0%{x:y}}',
  ],
  ['an animation of others', '.c{animation:turn 1s}@keyframes turn{0%{x:y}}', ''],
])('own styles: %s', (_, css, own) => {
  expect(ownStyles(css, parse('<html><p class="a b"><b></b></p></html>'))).toBe(own);
});
