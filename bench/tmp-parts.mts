import { chromium } from '@playwright/test';
import { cpSync, readFileSync, writeFileSync, rmSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createStaticServer } from '../scripts/static-server.mjs';
import { visitSlowly } from './site/visits';
const ROOT = path.resolve('.');
const change: Record<string, (html: string) => string> = {
  template: (h) => h,
  // the parts where they stand, without a template
  plain: (h) => h.replace(/<template id="parts">(.*?)<\/template><script>.*?<\/script>/s, '$1'),
  // everything requested by the head, the sheet at the end
  head: (h) => { const [, parts = ''] = /<template id="parts">(.*?)<\/template>/s.exec(h)!; const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(parts)!; return h.replace(/<template id="parts">(.*?)<\/template><script>.*?<\/script>/s, link).replace('</head>', parts.replace(link, '') + '</head>'); },
};
const servers: Record<string, string> = {};
for (const [name, edit] of Object.entries(change)) {
  const folder = mkdtempSync(path.join('/tmp', 'parts-'));
  const built = path.join(folder, 'public');
  cpSync(path.join(ROOT, 'public'), built, { recursive: true });
  cpSync(path.join(ROOT, 'deploy'), path.join(folder, 'deploy'), { recursive: true });
  for (const page of ['bookings', 'booking-details', 'private']) {
    const file = path.join(built, page, 'index.html'); const html = readFileSync(file, 'utf8'); const next = edit(html);
    if (name !== 'template' && next === html) throw new Error('nothing changed');
    writeFileSync(file, next); if (name !== 'template') { rmSync(`${file}.br`); rmSync(`${file}.gz`); }
    else { rmSync(`${file}.br`); rmSync(`${file}.gz`); }
  }
  const server = createStaticServer({ built });
  await new Promise<void>((r) => server.listen(0, r));
  servers[name] = `http://localhost:${(server.address() as any).port}/website`;
}
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const rounds = Number(process.argv[2] ?? 9);
const median = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)]!;
for (const page of ['bookings', 'booking-details', 'private']) {
  const seen: Record<string, { usable: number[]; first: number[] }> = {};
  const names = Object.keys(servers);
  for (let i = 0; i < rounds; i += 1) for (const name of [...names.slice(i % names.length), ...names.slice(0, i % names.length)]) {
    const v = await visitSlowly(browser, `${servers[name]}/${page}`);
    (seen[name] ??= { usable: [], first: [] }).usable.push(Math.round(v.usableMs ?? 0)); seen[name]!.first.push(Math.round(v.firstPaintMs));
  }
  for (const name of names) console.log(page, name, 'usable', median(seen[name]!.usable), 'first paint', median(seen[name]!.first), JSON.stringify(seen[name]!.usable));
}
await browser.close(); process.exit(0);
