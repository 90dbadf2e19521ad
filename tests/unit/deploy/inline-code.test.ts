import { inlineHashes } from '../../../scripts/deploy/inline-code';

const page = (html: string) => ({ file: '/a/index.html', html: `<html><body>${html}</body></html>` });

test('each inline script and style once, for all pages; not data, not what has an address', () => {
  const pages = [
    page("<style>p{color:red}</style><script>alert('Hello, world.');</script><script src='/a.js'></script>"),
    page("<script>alert('Hello, world.');</script><script type='application/ld+json'>{}</script>"),
    page('<template><script type="module">go()</script></template>'),
  ];
  const { scripts, styles } = inlineHashes(pages);
  // The example of https://www.w3.org/TR/CSP3/#framework-directive-source-list
  expect(scripts).toContain("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(scripts).toHaveLength(2);
  expect(styles).toHaveLength(1);
});

test.each([
  ['a script in an attribute', '<p onclick="go()">', '<p onclick="…">'],
  ['styles in an attribute', '<p style="color:red">', '<p style="…">'],
])('%s: a hash cannot allow it, and the build ends', (_what, html, named) => {
  expect(() => inlineHashes([page(html)])).toThrow(`/a/index.html: the policy for scripts and styles forbids ${named}`);
});

test('a script that differs from page to page would need a hash for each, and the build ends', () => {
  const pages = Array.from({ length: 7 }, (_, index) => page(`<script>window.path="${index}"</script>`));
  expect(() => inlineHashes(pages)).toThrow('at least one differs from page to page');
});
