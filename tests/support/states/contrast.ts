import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Rgb } from '../../../scripts/configuration/contrast';
import { pictureWith } from '../policy/visitor-styles';
import { type Box, type ColoredText, colorsIn, lowContrast } from './pixels';

/** The width of the separately measured pieces of a line. */
const PIECE_PX = 12;

/** A text with the rectangles of its lines in the window. */
interface MeasuredText extends ColoredText {
  readonly text: string;
  readonly lines: readonly Box[];
}

declare global {
  interface Window {
    /** Undoes the scrolling of the last measured text. */
    scrollBack: () => void;
  }
}

/** The text of an element itself, scrolled into view, with the uncovered pieces of its lines. */
const textsOf = (page: Page, target: string): Promise<MeasuredText | null> =>
  page.evaluate(
    ([selector, piece]) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const places: [Element, number, number][] = [];
      for (let part: Element | null = element; part; part = part.parentElement)
        places.push([part, part.scrollLeft, part.scrollTop]);
      window.scrollBack = () => {
        for (const [part, left, top] of places) part.scrollTo({ left, top, behavior: 'instant' });
      };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
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
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
      // The canvas converts every notation of a color.
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return null;
      canvas.fillStyle = element instanceof SVGElement ? fill : color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return {
        text: element.textContent?.trim().slice(0, 40) ?? '',
        color: [red, green, blue] as const,
        alpha: alpha / 255,
        needed: isLarge ? (3 as const) : (4.5 as const),
        lines: lines.filter(isSeen),
      };
    },
    [target, PIECE_PX] as const,
  );

/** The colors behind the lines of a text: the pixels of a picture in which all text is invisible. */
async function colorsBehind(page: Page, { lines }: MeasuredText): Promise<readonly Rgb[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const style = `
    * { color: transparent !important; text-shadow: none !important; caret-color: transparent !important }
    text { fill: transparent !important }`;
  const picture = sharp(await pictureWith(page, style, { animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return colorsIn({ data, width: info.width, scale: info.width / window.width, window }, lines);
}

/**
 * Measures the contrast of a text that axe cannot judge, over a picture or a gradient: against every pixel behind its
 * lines. Returns a sentence if the worst one is too low; null if the page has removed the text since axe saw it.
 */
export async function measureContrast(page: Page, target: string): Promise<readonly string[] | null> {
  const text = await textsOf(page, target);
  if (!text) return null;
  const behind = text.lines.length > 0 ? await colorsBehind(page, text) : [];
  await page.evaluate(() => window.scrollBack());
  const low = lowContrast(text, behind);
  return low ? [`${low}: "${text.text}" ${target}`] : [];
}
