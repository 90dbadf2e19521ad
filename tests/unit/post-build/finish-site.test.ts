import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pagesOf } from '../../../scripts/post-build/built-site';
import { finishSite } from '../../../scripts/post-build/finish-site';
import { inlineScripts } from '../../../scripts/post-build/inline-scripts';

let built = '';
beforeEach(() => {
  built = mkdtempSync(path.join(tmpdir(), 'taxi-built-'));
  mkdirSync(path.join(built, 'page-data/index'), { recursive: true });
  writeFileSync(
    path.join(built, 'webpack.stats.json'),
    '{"namedChunkGroups":{"page":{"assets":[{"name":"page-1.js"}]}}}',
  );
  writeFileSync(path.join(built, 'page-data/index/page-data.json'), '{"path":"/","componentChunkName":"page"}');
  writeFileSync(
    path.join(built, 'index.html'),
    '<html><head><style data-href="/website/styles.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><div id="gatsby-focus-wrapper"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>',
  );
  writeFileSync(path.join(built, 'app.js'), 'app()');
  writeFileSync(path.join(built, 'picture.png'), 'png');
});
afterEach(() => rmSync(built, { recursive: true }));

const finish = () => finishSite({ built, prefix: '/website', beforeReact: path.resolve('src/layout/before-react') });
const everyFile = () =>
  Object.fromEntries(
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name)).toString('base64')]),
  );

test('a brotli and a gzip copy stands beside every text file, of the page as it is when it is finished', async () => {
  await finish();
  const read = (name: string) => readFileSync(path.join(built, name));
  expect(read('index.html').toString()).toContain('<template id="react">');
  for (const name of ['index.html', 'app.js', 'page-data/index/page-data.json']) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
  expect(readdirSync(built).filter((name) => name.startsWith('picture'))).toEqual(['picture.png']);
});

test('a second run changes nothing', async () => {
  await finish();
  const first = everyFile();
  await finish();
  expect(everyFile()).toEqual(first);
});

test('a page whose scripts the build has not written ends it with both names', async () => {
  writeFileSync(path.join(built, 'webpack.stats.json'), '{"namedChunkGroups":{}}');
  await expect(finish()).rejects.toThrow('index.html cannot be finished: webpack.stats.json has no page.');
});

test('an HTML file without data is no page, and stays as it is', async () => {
  const file = path.join(built, 'google1234.html');
  writeFileSync(file, 'google-site-verification: google1234.html');
  await finish();
  expect(readFileSync(file, 'utf8')).toBe('google-site-verification: google1234.html');
});

test('no inline script contains a library, or a formatter, which costs milliseconds before the first paint', () => {
  for (const text of Object.values(inlineScripts('src/layout/before-react')))
    expect(text).not.toMatch(/@license|\bIntl\b/);
});

test.each([
  ['/', 'index.html', 'page-data/index/page-data.json'],
  ['/de/404.html', 'de/404.html', 'page-data/de/404.html/page-data.json'],
  ['/de/private', 'de/private/index.html', 'page-data/de/private/page-data.json'],
])('the page %s is in %s', (pagePath, file, data) => {
  mkdirSync(path.dirname(path.join(built, data)), { recursive: true });
  writeFileSync(path.join(built, data), JSON.stringify({ path: pagePath, componentChunkName: 'page' }));
  expect(pagesOf(built)).toContainEqual({ path: pagePath, file, data, component: 'page' });
});
