import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, type Rgb } from '../../../scripts/configuration/fact-rules';
import { pictureWith } from '../policy/visitor-styles';
import { nextFrame } from './session';

/** The required contrast of the focus ring with the colors beside it (WCAG 1.4.11). */
const NEEDED = 3;

/** The visible state of the focused element. Colors are null over a picture, a map or a gradient. */
interface SeenFocus {
  /** The element, for a message; null if the focus is on the page itself. */
  readonly name: string | null;
  readonly faults: readonly string[];
  readonly ring: Rgb | null;
  readonly beside: readonly (Rgb | null)[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Measures the focus: its ring, the colors beside the ring, and whether something covers it. Runs in the page. */
export function seeFocus(): SeenFocus {
  const RING_PX = 2;
  /**
   * The allowed number of covered points, of five: the centre and those at the edges. An edge may be below a neighbour.
   */
  const MOST_COVERED = 2;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const nothing = { faults: [], ring: null, beside: [], box: { x: 0, y: 0, width: 0, height: 0 } };
  if (!focused || focused === document.body) return { name: null, ...nothing };
  const name = focused.outerHTML.slice(0, 120);

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colorOf = (text: string): readonly [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  // The ring is drawn by the element, by its label, by a part of it, or by a box around a hidden control.
  const around = [focused, ...((focused as HTMLInputElement).labels ?? [])];
  for (let box = focused.parentElement, steps = 0; box && steps < 4; box = box.parentElement, steps += 1)
    around.push(box);
  const rings = around.flatMap((host) =>
    [undefined, '::before', '::after'].map((part) => ({ host, look: getComputedStyle(host, part) })),
  );
  const drawn = rings.find(
    ({ look }) =>
      look.outlineStyle !== 'none' &&
      Number.parseFloat(look.outlineWidth) >= RING_PX &&
      colorOf(look.outlineColor)[3] > 127,
  );
  if (!drawn) return { name, ...nothing, faults: ['no focus ring'] };

  const { host, look } = drawn;
  const [red, green, blue] = colorOf(look.outlineColor);
  // A link over several lines has several boxes.
  const box = host.getClientRects()[0] ?? host.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [upper, lower] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const faults: string[] = [];
  if (right - left < 4 || lower - upper < 4) faults.push('outside of the window');
  else {
    const [x, y] = [(left + right) / 2, (upper + lower) / 2];
    const hits = new Map<string, number>();
    for (const [atX, atY] of [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, upper + 2],
      [x, lower - 2],
    ] as const) {
      const hit = document.elementFromPoint(atX, atY);
      if (!hit || host.contains(hit) || hit.contains(host)) continue;
      const cover = hit.outerHTML.slice(0, 80);
      hits.set(cover, (hits.get(cover) ?? 0) + 1);
    }
    for (const [cover, points] of hits) if (points > MOST_COVERED) faults.push(`covered by ${cover}`);
  }
  const away = Number.parseFloat(look.outlineOffset) + Number.parseFloat(look.outlineWidth) + 1;
  const [midX, midY] = [(left + right) / 2, (upper + lower) / 2];
  const beside = (
    [
      [box.left - away, midY],
      [box.right + away, midY],
      [midX, box.top - away],
      [midX, box.bottom + away],
    ] as const
  ).flatMap(([x, y]) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
    for (const behind of document.elementsFromPoint(x, y)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(behind);
      if (backgroundImage !== 'none' || /^(img|svg|canvas|path|image)$/.test(behind.localName)) return [null];
      const [r, g, b, alpha] = colorOf(backgroundColor);
      if (alpha > 250) return [[r, g, b] as const];
      if (alpha > 0) return [null];
    }
    return [null];
  });
  const edge = away + 2;
  const x = Math.max(0, Math.floor(box.left - edge));
  const y = Math.max(0, Math.floor(box.top - edge));
  return {
    name,
    faults: [...new Set(faults)],
    ring: [red, green, blue],
    beside,
    box: {
      x,
      y,
      width: Math.min(innerWidth, Math.ceil(box.right + edge)) - x,
      height: Math.min(innerHeight, Math.ceil(box.bottom + edge)) - y,
    },
  };
}

const HIDE_RINGS = '*, *::before, *::after { outline-color: transparent !important }';

/** The share of the ring's pixels that have enough contrast with the same pixels without the ring. */
async function measureRing(page: Page, { box }: SeenFocus): Promise<number> {
  const take = async (style = '') =>
    sharp(await pictureWith(page, style, { clip: box, animations: 'disabled', caret: 'hide' }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const [shown, hidden] = [await take(), await take(HIDE_RINGS)];
  const colorAt = (picture: Buffer, at: number): Rgb => [picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0];
  let [changed, good] = [0, 0];
  for (let at = 0; at < shown.length; at += 3) {
    const [one, other] = [colorAt(shown, at), colorAt(hidden, at)];
    if (one.every((channel, index) => channel === other[index])) continue;
    changed += 1;
    if (contrastOf(one, other) >= NEEDED) good += 1;
  }
  return changed === 0 ? 0 : good / changed;
}

/** Most of a ring; the corners are blended with the background. */
const ENOUGH = 0.7;

/**
 * Faults of the focus: no ring, one with less than 3:1 beside it (WCAG 2.4.7, 1.4.11), or an element that is outside
 * the window or covered (2.4.11). If the colors beside the ring are not conclusive, its pixels are measured.
 */
export async function focusFaults(page: Page): Promise<readonly string[]> {
  // The second frame is after the transitions that the focus has started.
  await nextFrame(page);
  await nextFrame(page);
  const seen = await page.evaluate(seeFocus);
  const { name, faults, ring, beside } = seen;
  if (name === null) return [];
  const found = [...faults];
  if (ring && faults.length === 0) {
    const isClear = beside.length > 0 && beside.every((color) => color && contrastOf(ring, color) >= NEEDED);
    const share = isClear ? 1 : await measureRing(page, seen);
    if (share < ENOUGH) found.push(`a focus ring with contrast in ${Math.round(share * 100)} % of its pixels`);
  }
  return found.map((fault) => `${fault}: ${name}`);
}
