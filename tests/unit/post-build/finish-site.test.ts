import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishSite } from '../../../scripts/post-build/finish-site';

let built = '';
beforeEach(() => {
  built = mkdtempSync(path.join(tmpdir(), 'taxi-built-'));
  mkdirSync(path.join(built, 'page-data/index'), { recursive: true });
  writeFileSync(
    path.join(built, 'webpack.stats.json'),
    '{"namedChunkGroups":{"page":{"assets":[{"name":"page-1.js"}]}}}',
  );
  writeFileSync(path.join(built, 'page-data/index/page-data.json'), '{"componentChunkName":"page"}');
  writeFileSync(
    path.join(built, 'index.html'),
    '<html><head><style data-href="/website/styles.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>',
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

test('a page whose data or chunk the build has not written ends it with its name', async () => {
  const stats = path.join(built, 'webpack.stats.json');
  writeFileSync(stats, '{"namedChunkGroups":{}}');
  await expect(finish()).rejects.toThrow(
    'index.html cannot be finished: the chunk page (webpack.stats.json) is missing.',
  );
  rmSync(path.join(built, 'page-data/index/page-data.json'));
  await expect(finish()).rejects.toThrow(
    'index.html cannot be finished: the page’s data (/page-data/index/page-data.json) is missing.',
  );
});

test('a file that is no page is in the list of them, or it ends the build', async () => {
  const slice = path.join(built, '_gatsby/slices/_gatsby-scripts-1.html');
  mkdirSync(path.dirname(slice), { recursive: true });
  writeFileSync(slice, '<script></script>');
  await finish();
  expect(readFileSync(slice, 'utf8')).toBe('<script></script>');
  writeFileSync(path.join(built, 'google1234.html'), 'google-site-verification: google1234.html');
  await expect(finish()).rejects.toThrow(
    /^google1234\.html cannot be finished: .* A file that is no page belongs in scripts\/post-build\/no-pages\.ts\.$/,
  );
});
