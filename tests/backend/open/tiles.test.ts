import { once } from 'node:events';
import { get } from 'node:http';
import sharp from 'sharp';
import { type TileView, tileSvg } from '../../../mock-server/city/drawing/tile';
import { openStage } from './open-stage';

const { url, ask, misbehave } = openStage();

const light = { ratio: 1, language: 'de', isDark: false } satisfies Partial<TileView>;
/** The tile of Königsplatz at zoom 15. */
const CENTRE = '/tiles/15/17248/10924';

describe('tiles', () => {
  it.each([
    ['', 256],
    ['@2x', 512],
  ])('are PNG, 256 pixels wide, and 512 with @2x (%s)', async (suffix, pixels) => {
    const answer = await ask(`${CENTRE}${suffix}.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: pixels, height: pixels });
  });

  it('may be kept for a day, and are not sent again to who has them', async () => {
    const first = await ask(`${CENTRE}.png`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(first.headers.get('expires')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    // fetch would ask for a fresh answer as soon as it sees this header.
    const [second] = await once(get(url(`${CENTRE}.png`), { headers: { 'If-None-Match': etag } }), 'response');
    second.resume();
    expect(second.statusCode).toBe(304);
  });

  it.each([
    ['/tiles/0/0/0.png', 200],
    ['/tiles/0/1/0.png', 404],
    ['/tiles/0/0/1.png', 404],
    ['/tiles/1/1/1.png', 200],
    ['/tiles/1/2/1.png', 404],
    ['/tiles/19/524287/524287.png', 200],
    ['/tiles/19/524288/524287.png', 404],
    ['/tiles/20/0/0.png', 404],
    ['/tiles/-1/0/0.png', 400],
    ['/tiles/1.5/0/0.png', 400],
    ['/tiles/a/0/0.png', 400],
    ['/tiles/1/b/0.png', 400],
    ['/tiles/1/0/0.jpg', 400],
    ['/tiles/1/0/0@3x.png', 400],
    ['/tiles/1/0/-0.png', 400],
    ['/tiles/1/0/00000000.png', 400],
  ])('%s is answered with %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    const { message } = await answer.json();
    expect(message).toMatch(/^[A-Z].+\.$/);
  });

  it('show ground without anything where nothing is known', () => {
    const svg = tileSvg({ zoom: 15, x: 3, y: 9, ...light });
    expect(svg).not.toContain('<path');
    expect(svg).not.toContain('<text');
  });

  it('show streets, water, a park and names in the middle of Kassel', () => {
    const svg = tileSvg({ zoom: 14, x: 8624, y: 5462, ...light });
    for (const part of ['#bcd7e2', '#dfe8d2', '#f8dd98', '>Karlsaue<']) expect(svg).toContain(part);
  });

  it('are dark, and name far towns in English, for who asks for it', () => {
    const munich = { zoom: 10, x: 544, y: 355, ratio: 1 };
    expect(tileSvg({ ...munich, language: 'en', isDark: true })).toMatch(/#171811.*>Munich</);
    expect(tileSvg({ ...munich, ...light })).toMatch(/#ebe9d7.*>München</);
  });

  it('show a name that reaches over their border on both sides', () => {
    for (const x of [1078, 1077]) expect(tileSvg({ zoom: 11, x, y: 682, ...light })).toContain('>Kassel<');
  });

  it('fail on demand, and stay as they are when a change has nothing to change', async () => {
    await misbehave({ match: 'GET /tiles/*', status: 503, times: 1 });
    expect((await ask(`${CENTRE}.png`)).status).toBe(503);
    await misbehave({ match: 'GET /tiles/*', change: { tokenWithout: ['id'] }, times: 1 });
    expect((await ask(`${CENTRE}.png`)).status).toBe(200);
  });
});
