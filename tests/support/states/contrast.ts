import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureWith } from '../policy/visitor-styles';
import { type Box, type ColoredText, colorsIn, lowContrast, type Picture } from './pixels';

/** The width of the separately measured pieces of a line. */
const PIECE_PX = 12;

/** A text with the rectangles of its lines in the window. */
interface MeasuredText extends ColoredText {
  readonly target: string;
  readonly text: string;
  readonly lines: readonly Box[];
}

declare global {
  interface Window {
    /** Undoes the scrolling of the last measured texts. */
    scrollBack: () => void;
  }
}

/**
 * The first of these elements, scrolled into view, and all others that are then in view as a whole: the text of each
 * element itself, with the uncovered pieces of its lines. Null if the first one is not on the page.
 */
const textsInView = (page: Page, targets: readonly string[]): Promise<readonly MeasuredText[] | null> =>
  page.evaluate(
    ([selectors, piece]) => {
      const [first] = selectors.map((selector) => document.querySelector(selector));
      if (!first) return null;
      const places: [Element, number, number][] = [];
      for (let part: Element | null = first; part; part = part.parentElement)
        places.push([part, part.scrollLeft, part.scrollTop]);
      window.scrollBack = () => {
        for (const [part, left, top] of places) part.scrollTo({ left, top, behavior: 'instant' });
      };
      first.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The canvas converts every notation of a color.
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) return null;
      return selectors.flatMap((target) => {
        const element = document.querySelector(target);
        if (!element) return [];
        const lines = [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          // In pieces, because an open menu may cover the others.
          return [...range.getClientRects()].flatMap(({ x, y, width, height }) =>
            Array.from({ length: Math.ceil(width / piece) }, (_, index) => {
              const left = x + index * piece;
              return { x: left, y, width: Math.min(piece, x + width - left), height };
            }),
          );
        });
        // With a margin, because the edge of an open menu may be between two points.
        const isSeen = ({ x, y, width, height }: (typeof lines)[number]) =>
          [x - 1, x + 1, x + width - 1, x + width + 1].every((left) =>
            [y + 1, y + height - 1].every((top) => {
              const hit = document.elementFromPoint(left, top);
              return hit !== null && (element.contains(hit) || hit.contains(element));
            }),
          );
        const seen = lines.filter(isSeen);
        if (element !== first && seen.length < lines.length) return [];
        const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = element instanceof SVGElement ? fill : color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return [
          {
            target,
            text: element.textContent?.trim().slice(0, 40) ?? '',
            color: [red, green, blue] as const,
            alpha: alpha / 255,
            needed: isLarge ? (3 as const) : (4.5 as const),
            lines: seen,
          },
        ];
      });
    },
    [targets, PIECE_PX] as const,
  );

/** A picture of the window in which all text is invisible. */
async function pictureBehind(page: Page): Promise<Picture> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const style = `
    * { color: transparent !important; text-shadow: none !important; caret-color: transparent !important }
    text { fill: transparent !important }`;
  const picture = sharp(await pictureWith(page, style, { animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, scale: info.width / window.width, window };
}

/**
 * Measures the contrast of texts that axe cannot judge, over a picture or a gradient: against every pixel behind their
 * lines. Returns a sentence for each whose worst one is too low; null if the page has removed a text since axe saw it.
 */
export async function measureContrasts(page: Page, targets: readonly string[]): Promise<readonly string[] | null> {
  const found: string[] = [];
  let left = targets;
  while (left.length > 0) {
    const texts = await textsInView(page, left);
    if (!texts) return null;
    const picture = texts.some(({ lines }) => lines.length > 0) ? await pictureBehind(page) : null;
    await page.evaluate(() => window.scrollBack());
    for (const text of texts) {
      const low = picture && lowContrast(text, colorsIn(picture, text.lines));
      if (low) found.push(`${low}: "${text.text}" ${text.target}`);
    }
    left = left.filter((target) => !texts.some((text) => text.target === target));
  }
  return found;
}
