import { chromium, type Page } from '@playwright/test';
import { inColumns } from '../backend/measurements';

/**
 * `npm run bench:fleet`: the free taxis of a whole town on the booking screen's map, beside a handful of them and beside other ways to
 * draw as many, in one run. Wants a running `npm start`; another address stands behind the command. Takes two and a half minutes.
 */
const SITE = process.argv[2] ?? 'http://localhost:8000/website';
const FLEETS = [10, 5_000];
/** Two polls of 30 s, and the drive after the second. */
const WATCHED_MS = 72_000;
const LONG_TASK_MS = 50;

interface Cost {
  readonly elements: number;
  readonly mutations: number;
  readonly commits: number;
  readonly frames: readonly number[];
  readonly longTasks: readonly number[];
}

const taxis = (count: number, poll: number) =>
  Array.from({ length: count }, (_, index) => ({
    vehicleId: `T${index}`,
    location: `${51.25 + (index % 71) / 600 + poll / 1_000},${9.38 + (index % 67) / 300}`,
    carCategories: ['PKW'],
  }));

/** Counts what the page does from the moment at which it is told to: frames that paint the fleet, mutations, commits, long tasks. */
function countInPage(): void {
  const counted = { isOn: false, mutations: 0, commits: 0, frames: [] as number[], longTasks: [] as number[] };
  let paints = 0;
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function count(
    this: CanvasRenderingContext2D,
    ...all: Parameters<typeof put>
  ) {
    paints += 1;
    return put.apply(this, all);
  } as typeof put;
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    next((time) => {
      const [began, before] = [performance.now(), paints];
      callback(time);
      if (counted.isOn && paints > before) counted.frames.push(performance.now() - began);
    });
  const onCommitFiberRoot = () => {
    if (counted.isOn) counted.commits += 1;
  };
  const nothing = () => {};
  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (counted.isOn) counted.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function watch(page: Page, count: number): Promise<Cost> {
  let poll = 0;
  await page.route('**/vehicle-location', (route) => {
    poll += 1;
    return route.fulfill({ json: taxis(count, poll), headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  // tsx gives functions their names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(countInPage);
  await page.goto(`${SITE}/bookings`);
  await page.locator(`canvas[data-vehicles="${count}"]`).waitFor();
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const { counted } = window as unknown as { counted: { isOn: boolean; mutations: number } };
    counted.isOn = true;
    new MutationObserver((records) => {
      counted.mutations += records.length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate(() => {
    const { counted } = window as unknown as { counted: Omit<Cost, 'elements'> };
    return { ...counted, elements: document.body.querySelectorAll('*').length };
  });
}

/** What it would cost to draw as many in the two ways that come to mind first, on the same page. */
const otherWays = (page: Page, count: number) =>
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

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const shown = (ms: number) => ms.toFixed(2);

async function main(): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args });
  const rows = [['taxis', 'elements', 'mutations', 'commits', 'frames', 'median ms', 'longest ms', 'tasks > 50 ms']];
  let frame = 0;
  for (const count of FLEETS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { elements, mutations, commits, frames, longTasks } = await watch(page, count);
    frame = median(frames);
    const long = longTasks.filter((ms) => ms > LONG_TASK_MS).length;
    const counts = [count, elements, mutations, commits, frames.length].map(String);
    rows.push([...counts, shown(frame), shown(Math.max(0, ...frames)), String(long)]);
    if (count === FLEETS.at(-1)) {
      const { drawImage, move } = await otherWays(page, count);
      console.log(`${count} taxis, one frame of this drawing: ${shown(frame)} ms`);
      console.log(`by drawImage: ${shown(drawImage)} ms, ${shown(drawImage / frame)} times as much`);
      console.log(`by markers: ${shown(move)} ms, ${shown(move / frame)} times as much\n`);
    }
    await page.close();
  }
  await browser.close();
  console.log(`${WATCHED_MS / 1000} s with two polls in which every taxi moves:\n`);
  console.log(inColumns(rows));
}

main();
