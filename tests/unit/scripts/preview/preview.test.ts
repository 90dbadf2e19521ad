import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  markPages,
  markPreview,
  samplesIn,
  sentencesOf,
  stripOf,
  withStrip,
} from '../../../../tools/preview/mark-pages';
import { type PreviewTexts, previewTexts } from '../../../../tools/preview/texts';

const { en, de } = previewTexts;
const none = { facts: 0, voices: false, team: false, pictures: false };
const all = { facts: 37, voices: true, team: true, pictures: true };

describe('The strip over a preview says what is a sample', () => {
  it('in English', () => {
    expect(sentencesOf(en, all)).toBe(
      'Still samples: facts about the company (37), guests’ voices, the team, the pictures of the app. ' +
        'Simulated: maps, sign-in, prices and taxis. Nobody drives.',
    );
  });

  it('in German', () => {
    expect(sentencesOf(de, { ...none, facts: 2 })).toBe(
      'Noch Beispiele: Angaben zum Unternehmen (2). ' +
        'Nachgestellt: Karten, Anmeldung, Preise und Taxis. Es fährt niemand.',
    );
  });

  it('and what is simulated even when every fact is confirmed', () => {
    expect(sentencesOf(en, none)).toBe('Simulated: maps, sign-in, prices and taxis. Nobody drives.');
  });

  it('from the paths of the samples: voices and the team have words of their own', () => {
    const paths = ['name', 'legal.town', 'homeFacts.voices', 'homeFacts.showsTeam', 'legalFacts.register'];
    expect(samplesIn(paths, false)).toEqual({ facts: 3, voices: true, team: true, pictures: false });
    expect(samplesIn([], true)).toEqual({ ...none, pictures: true });
  });
});

describe('The strip on a page', () => {
  const strip = stripOf(en, all);

  it('is the first thing in its body, once: a second build changes nothing', () => {
    const page = '<html><head></head><body class="a"><div id="___gatsby">$1</div></body></html>';
    const marked = withStrip(page, strip);
    expect(marked).toContain(`<body class="a">${strip}<div id="___gatsby">$1</div></body>`);
    expect(marked).toMatch(/^<html><head><style>#preview\{[^<]+<\/style><\/head>/);
    expect(withStrip(marked, strip)).toBe(marked);
  });

  it('keeps markup in a text as text', () => {
    const texts: PreviewTexts = { ...en, title: '<b>A & B</b>' };
    expect(stripOf(texts, none)).toContain('<strong>&lt;b>A &amp; B&lt;/b></strong>');
  });

  it('ends the build when a page has no place for it', () => {
    expect(() => withStrip('<p>', strip)).toThrow('A page has no place for the strip of the preview.');
  });
});

describe('A built site', () => {
  const PAGE = '<head></head><body>';
  const built = mkdtempSync(path.join(tmpdir(), 'taxi preview '));
  const pages = ['index.html', '404.html', 'de/index.html', 'de/404/index.html'];
  const others = ['app.js', '_gatsby/slices/_gatsby-scripts-1.html'];
  const read = (name: string) => readFileSync(path.join(built, name), 'utf8');
  beforeEach(() => {
    for (const name of [...pages, ...others]) {
      mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
      writeFileSync(path.join(built, name), PAGE);
    }
    for (const name of pages) {
      const page = `/${name.replace(/\/?index\.html$/, '')}`;
      const folder = path.join(built, 'page-data', page === '/' ? 'index' : page);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'page-data.json'), JSON.stringify({ path: page, componentChunkName: 'x' }));
    }
  });
  afterAll(() => rmSync(built, { recursive: true }));
  afterEach(() => {
    delete process.env.PREVIEW;
  });

  it('has the strip over every page, in its language, and over nothing else', () => {
    markPages(built, all);
    expect(pages.filter((name) => read(name).includes(`aria-label="${en.label}"`))).toEqual(pages.slice(0, 2));
    expect(pages.filter((name) => read(name).includes(`aria-label="${de.label}"`))).toEqual(pages.slice(2));
    expect(others.map(read)).toEqual([PAGE, PAGE]);
  });

  it('stays as it is, to the byte, unless it is built by npm run preview', () => {
    markPreview(built);
    expect(pages.map(read)).toEqual(pages.map(() => PAGE));
    process.env.PREVIEW = '1';
    markPreview(built);
    expect(pages.every((name) => read(name).includes('<body><aside id="preview"'))).toBe(true);
  });
});

describe('The variables of a preview', () => {
  function variablesWith(outside: Readonly<Record<string, string>>, name = 'previewVariables'): Record<string, string> {
    const script = `import('./scripts/ports.mjs').then((m) => console.log(JSON.stringify(m.${name})))`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...outside } as NodeJS.ProcessEnv,
    });
    return JSON.parse(stdout);
  }

  it('name this machine and the keys of the stand-ins, so that those of .env.production are not used', () => {
    const variables = variablesWith({ API_PORT: '4001' });
    expect(variables).toMatchObject({
      GATSBY_API_URL: 'http://localhost:4001',
      GATSBY_MAPS_URL: 'http://localhost:4001',
      GATSBY_GOOGLE_MAPS_KEY: 'local-maps-key',
      GATSBY_GOOGLE_CLIENT_ID: 'local-client-id',
      GATSBY_REPORT_URL: '',
      PREVIEW: '1',
    });
    const addresses = Object.entries(variables).filter(([name, value]) => name.endsWith('_URL') && value !== '');
    for (const [, value] of addresses) expect(value).toMatch(/^(http|ws):\/\/localhost:/);
  });

  it('are those of npm start too, but for the strip: its customers can sign in although .env.production exists', () => {
    const { PREVIEW, ...others } = variablesWith({});
    expect(variablesWith({}, 'localVariables')).toEqual(others);
  });

  it('are those of the pictures, which order a taxi, only without an environment that names other services', () => {
    const outside = { GATSBY_API_URL: 'https://dispatch.example.org', GATSBY_GOOGLE_CLIENT_ID: 'real' };
    expect(variablesWith(outside, 'standInVariables')).toEqual(variablesWith({}, 'localVariables'));
  });

  it('name no addition that another backend may refuse', () => {
    expect(variablesWith({ GATSBY_API_URL: 'https://dispatch.example.org' })).toMatchObject({
      GATSBY_ORDER_KEY_HEADER: '',
      GATSBY_LIVE_TOKEN_PROTOCOL: 'taxi-token',
    });
  });

  it('give way to what is set from outside', () => {
    expect(variablesWith({ GATSBY_REPORT_URL: 'http://localhost:1' })).toMatchObject({
      GATSBY_REPORT_URL: 'http://localhost:1',
    });
    expect(variablesWith({ GATSBY_API_URL: 'https://dispatch.example.org' })).toMatchObject({
      GATSBY_API_URL: 'https://dispatch.example.org',
    });
  });
});
