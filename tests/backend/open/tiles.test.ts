import { once } from 'node:events';
import { get } from 'node:http';
import sharp from 'sharp';
import { tileSvg } from '../../../mock-server/city/drawing/tile';
import { setStage } from '../harness';

const { url, misbehave } = setStage('the file');
const ask = (path: string) => fetch(url(`/tiles/${path}`));

/** The tile of Königsplatz at zoom 15. */
const CENTRE = '15/17248/10924';

describe('tiles', () => {
  it.each(['', '@2x'])('are PNG, 256 pixels wide, and 512 with @2x (%s)', async (suffix) => {
    const pixels = suffix === '' ? 256 : 512;
    const answer = await ask(`${CENTRE}${suffix}.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'png', width: pixels, height: pixels });
  });

  it('may be kept for a day, and are not sent again to a client that has them', async () => {
    const { headers } = await ask(`${CENTRE}.png`);
    expect([headers.get('cache-control'), headers.get('expires')]).toEqual(['public, max-age=86400', null]);
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    // fetch would ask for a fresh answer as soon as it sees this header.
    const [second] = await once(get(url(`/tiles/${CENTRE}.png`), { headers: known }), 'response');
    second.resume();
    expect(second.statusCode).toBe(304);
  });

  it.each([
    [200, ['0/0/0.png', '1/1/1.png', '19/524287/524287.png']],
    [404, ['0/1/0.png', '0/0/1.png', '1/2/1.png', '19/524288/524287.png', '20/0/0.png']],
    [400, ['-1/0/0.png', '1.5/0/0.png', 'a/0/0.png', '1/b/0.png', '1/0/-0.png', '1/0/00000000.png']],
    [400, ['1/0/0.jpg', '1/0/0@3x.png']],
  ])('are answered with %i for %j', async (status, paths) => {
    for (const path of paths) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, status]);
      if (status !== 200) expect((await answer.json()).message).toMatch(/^[A-Z].+\.$/);
    }
  });

  const light = { ratio: 1, language: 'de', isDark: false } as const;
  const middle = { zoom: 14, x: 8624, y: 5462 };
  const munich = { zoom: 10, x: 544, y: 355 };
  it.each([
    ['streets, water, a park and a name', middle, light, ['#f8dd98', '#bcd7e2', '#dfe8d2', '>Karlsaue<']],
    ['in German and light', munich, light, ['#ebe9d7', '>München<']],
    ['in English and dark', munich, { ...light, language: 'en', isDark: true }, ['#171811', '>Munich<']],
    ['a name that reaches over the border', { zoom: 11, x: 1078, y: 682 }, light, ['>Kassel<']],
    ['the rest of that name', { zoom: 11, x: 1077, y: 682 }, light, ['>Kassel<']],
  ] as const)('show the town of the search: %s', (_what, place, look, parts) => {
    for (const part of parts) expect(tileSvg({ ...place, ...look })).toContain(part);
    // Where nothing is known, there is bare ground.
    expect(tileSvg({ zoom: 15, x: 3, y: 9, ...look })).not.toMatch(/<path|<text/);
  });

  // That they fail on demand: the stories of the open map.
  it('stay as they are when a fault has nothing to change', async () => {
    await misbehave({ match: 'GET /tiles/*', change: { tokenWithout: ['id'] }, times: 1 });
    expect((await ask(`${CENTRE}.png`)).status).toBe(200);
  });
});
