import { finishPage } from '../../../scripts/post-build/finish-page';

/** A page as Gatsby leaves it behind. */
const built = (
  path: string,
) => `<!DOCTYPE html><html><head><meta charset="utf-8"/><style data-href="/website/styles.1.css" data-identity="gatsby-global-css">.a{color:red}.b{color:blue}</style></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p class="a">Text</p></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/website/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const parts = {
  chunks: ['/website/page-1.js'],
  data: ['/website/page-data/x/page-data.json'],
  scripts: {
    main: 'main("$&")',
    'choose-language': 'choose()',
    'mark-customer': 'mark()',
    'early-booking': 'early()',
    'late-booking': 'late()',
  },
  own: { follow: '/website/follow-1.js' },
};
const finishHtml = (html: string, path = '/partner') => finishPage(html, { ...parts, path });
const finish = (path: string) => finishHtml(built(path), path);

const chunkPreload = '<link rel="preload" as="script" href="/website/page-1.js">';
const dataPreload =
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/website/page-data/x/page-data.json">';
const preloads = chunkPreload + dataPreload;
const gatsbyScripts = (path: string) =>
  `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path;</script><script>window.___webpackCompilationHash="1";</script><script src="/website/app-1.js" async></script>`;
const sheet = '<link rel="stylesheet" href="/website/styles.1.css">';

test.each(['/partner', '/de', '/de/imprint', '/404.html', '/de/404/'])(
  '%s is whole without React: its own styles, and the rest in a template before the inline script',
  (path) => {
    const page = finish(path);
    expect(page).toContain(`css">.a{color:red}</style>${path === '/de' ? '<script>mark()</script>' : ''}</head>`);
    expect(page).toContain(
      `</div></div><template id="react">${sheet}${preloads}${gatsbyScripts(path)}</template><script data-before-react>main("$&")</script><!--/email_off--></body>`,
    );
  },
);

test.each([
  ['/bookings', '<script>early()</script>', '<script>late()</script>'],
  ['/de/bookings', '<script>early()</script>', '<script>late()</script>'],
  ['/booking-details', '', ''],
  ['/de/private', '', ''],
])(
  '%s requests all at once, the style sheet after what runs inside it; only the booking page asks about the maps',
  (path, early, late) => {
    const page = finish(path);
    expect(page).toContain(`css">.a{color:red}</style>${early}${preloads}</head>`);
    const [inside, app] = gatsbyScripts(path).split(/(?=<script src)/);
    expect(page).toContain(
      `</div></div><script data-before-react>main("$&")</script>${late}${inside}${sheet}${app}<!--/email_off--></body>`,
    );
  },
);

test.each(['/partner', '/de/private'])('%s names Gatsby’s app script once, in its script element', (path) => {
  const chunks = ['/website/app-1.js', '/website/page-1.js'];
  expect(finishPage(built(path), { ...parts, path, chunks })).toBe(finish(path));
});

test.each(['/follow', '/de/follow'])('%s: its own script runs it; what React needs waits in a template', (path) => {
  const page = finish(path);
  expect(page).toContain('</style><script data-before-react defer src="/website/follow-1.js"></script></head>');
  expect(page).toContain(
    `</div></div><template id="react">${sheet}${preloads}${gatsbyScripts(path)}</template><!--/email_off--></body>`,
  );
});

test.each([
  ['/', '<script>choose()</script><script>mark()</script>'],
  ['/home', '<script>mark()</script>'],
  ['/de', '<script>mark()</script>'],
  ['/de/home', '<script>mark()</script>'],
  ['/business', ''],
])(
  '%s: only / chooses a language; Home, under both addresses, knows a customer before it is painted',
  (path, early) => {
    expect(finish(path)).toContain(`css">.a{color:red}</style>${early}</head>`);
  },
);

test.each(['/', '/partner', '/bookings', '/follow'])('%s: a page that is finished stays as it is', (path) => {
  expect(finishHtml(finish(path), path)).toBe(finish(path));
});

test.each(['/partner', '/bookings', '/follow'])(
  '%s: Cloudflare leaves the email addresses of its body alone',
  (path) => {
    expect(finish(path)).toMatch(/<\/head><body><!--email_off--><div id="___gatsby">.*<!--\/email_off--><\/body>/s);
  },
);

test('everything else stays as it is, byte for byte; a void element needs no slash', () => {
  const kept = [
    '<!DOCTYPE html>',
    `<a title='a "b"' href="/x?a=1&amp;b=2" hidden>&auml;&#x27;&nbsp;</a><br><img alt="">`,
    '<template><p>1</p></template><noscript><b>2</b></noscript><pre>\n 3 </pre><!--4--><script>if (1 < 2) "</p>";</script>',
  ];
  const html = built('/partner').replace('<p class="a">Text</p>', `<p class="a">Text</p>${kept[1]}${kept[2]}<hr/>`);
  for (const part of [...kept, '<hr>']) expect(finishHtml(html)).toContain(part);
});

test('the attribute for styles, the notes for Internet Explorer and about Gatsby, and the list of chunks go', () => {
  const notes = '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/>';
  expect(finishHtml(built('/partner').replace('</head>', `${notes}</head>`))).toBe(finish('/partner'));
  expect(finish('/partner')).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(finish('/partner')).not.toContain('chunkMapping');
});

test('styles stay as they are', () => {
  const css = '.a>b{font-family:"Segoe UI"}';
  const page = built('/partner').replace('.a{color:red}', css).replace('Text</p>', '<b>Text</b></p>');
  expect(finishHtml(page)).toContain(`css">${css}</style>`);
});

test.each([
  ['style[data-identity="gatsby-global-css"]', 'gatsby-global-css', 'other-css'],
  ['#gatsby-script-loader', 'gatsby-script-loader', 'loader'],
  ['#gatsby-focus-wrapper', 'gatsby-focus-wrapper', 'wrapper'],
])('a page that lacks %s ends the build with its name', (selector, text, other) => {
  const html = built('/partner').replaceAll(text, other);
  expect(() => finishHtml(html)).toThrow(`The page /partner cannot be finished: it has no ${selector}.`);
});
