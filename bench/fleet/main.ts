import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { addressTable } from '../../src/address-table';
import { goalsInWords, keepTable, median, type Row } from '../site/table';
import { type Cost, WATCHED_MS, watchFleet } from './watch-fleet';

/**
 * `npm run bench:fleet`: compares the free taxis of a whole town on the booking screen's map with a handful of them,
 * and with other ways to draw them, in one run of two and a half minutes. Writes a table (docs/performance.md). Needs a
 * running `npm start`; another address is an argument of the command.
 */
const SITE = process.argv[2] ?? `http://localhost:8000${addressTable.prefix}`;
const FLEETS = [10, 5_000];
const LONG_TASK_MS = 50;

/** One frame by `drawImage`, and one move of as many markers, ms. */
type OtherWays = Readonly<Record<'drawImage' | 'move', number>>;

/** What it would cost to draw as many in the two ways that come to mind first, on the same page. */
const otherWays = (page: Page, count: number): Promise<OtherWays> =>
  page.evaluate((cars) => {
    const timed = (work: () => void) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    };
    const sprite = document.createElement('canvas');
    [sprite.width, sprite.height] = [10, 16];
    sprite.getContext('2d')?.fillRect(0, 0, 10, 16);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [956, 946];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const drawImage = timed(() => {
      context?.clearRect(0, 0, 956, 946);
      for (let car = 0; car < cars; car += 1) {
        context?.setTransform(1, 0, 0, 1, (car % 71) * 13, (car % 67) * 14);
        context?.rotate(car);
        context?.drawImage(sprite, -5, -8);
      }
      context?.getImageData(0, 0, 1, 1);
    });
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'position:fixed;inset:0;width:700px;height:690px';
    const map = new google.maps.Map(box, { center: { lat: 51.31, lng: 9.49 }, zoom: 12, mapId: 'bench' });
    const markers = Array.from({ length: cars }, () => {
      const content = document.createElement('div');
      content.append(document.createElement('span'));
      return new google.maps.marker.AdvancedMarkerElement({ map, content, position: { lat: 51.31, lng: 9.49 } });
    });
    void box.offsetHeight;
    const move = timed(() => {
      for (const [car, marker] of markers.entries()) {
        marker.position = { lat: 51.25 + (car % 71) / 600, lng: 9.38 + (car % 67) / 300 };
      }
      void box.offsetHeight;
    });
    return { drawImage, move };
  }, count);

/** The goals for the whole town. */
function goals(count: number, { frames, longTasks, mutations, commits }: Cost, others: OtherWays): Row[] {
  const long = longTasks.filter((ms) => ms > LONG_TASK_MS).length;
  return [
    [`${count} taxis: a frame, median ms`, inHundredths(median(frames)), '3', null],
    [`${count} taxis: the longest frame, ms`, inHundredths(Math.max(0, ...frames)), '–', null],
    [`${count} taxis: tasks above 50 ms in two polls`, long, '0', null],
    [`${count} taxis: commits in two polls`, commits, '–', null],
    [`${count} taxis: mutations in two polls`, mutations, '–', null],
    ['the same frame by drawImage, ms', inHundredths(others.drawImage), '–', null],
    ['the same move by markers, ms', inHundredths(others.move), '–', null],
  ];
}

const inHundredths = (ms: number) => Math.round(ms * 100) / 100;

async function main(): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const executablePath = (await findChromium()) ?? '';
  const browser = await chromium.launch({ executablePath, args });
  const rows: Row[] = [];
  for (const count of FLEETS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const cost = await watchFleet(page, SITE, count);
    rows.push([`${count} taxis: elements of the page`, cost.elements, '–', null]);
    if (count === FLEETS.at(-1)) rows.push(...goals(count, cost, await otherWays(page, count)));
    await page.close();
  }
  await browser.close();
  keepTable('bench-fleet', `${WATCHED_MS / 1000} s with two polls in which every taxi moves`, goalsInWords(rows));
}

void main();
