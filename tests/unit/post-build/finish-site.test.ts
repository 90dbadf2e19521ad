import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishSite } from '../../../scripts/post-build/finish-site';

let built = '';
beforeEach(() => {
  built = mkdtempSync(path.join(tmpdir(), 'taxi-built-'));
  mkdirSync(path.join(built, 'page-data/index'), { recursive: true });
  writeFileSync(path.join(built, 'webpack.stats.json'), '{"namedChunkGroups":{}}');
  writeFileSync(path.join(built, 'page-data/index/page-data.json'), '{"componentChunkName":"page"}');
  writeFileSync(
    path.join(built, 'index.html'),
    '<html><head><style data-href="/website/styles.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>',
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
