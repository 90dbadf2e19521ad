import { colorsIn, lowContrast, type Picture } from '../../support/states/pixels';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;
const grey = [136, 136, 136] as const;

/** A window of 2 x 2 CSS pixels, each of 2 x 2 pixels: white, black, grey, white. */
const picture: Picture = {
  data: Uint8Array.from(
    [
      [white, white, black, black],
      [white, white, black, black],
      [grey, grey, white, white],
      [grey, grey, white, white],
    ].flat(2),
  ),
  width: 4,
  scale: 2,
  window: { width: 2, height: 2 },
};

describe('the colors behind a text are read from the pixels', () => {
  test.each([
    ['one line', [{ x: 0, y: 0, width: 2, height: 1 }], [white, black]],
    [
      'two lines, each color once',
      [
        { x: 0, y: 0, width: 1, height: 1 },
        { x: 0, y: 0, width: 1, height: 2 },
      ],
      [white, grey],
    ],
    ['half of it outside of the window', [{ x: -3, y: 1, width: 4, height: 5 }], [grey]],
    ['all of it outside of the window', [{ x: 0, y: 4, width: 2, height: 2 }], []],
    ['no line that is seen', [], []],
  ])('%s', (_, boxes, expected) => expect(colorsIn(picture, boxes)).toEqual(expected));
});

describe('a text is judged against the worst color behind it (WCAG 1.4.3)', () => {
  const text = { color: grey, alpha: 1, needed: 4.5 } as const;

  test('a contrast that is too low is named with both colors', () => {
    expect(lowContrast(text, [black, white])).toBe('contrast 3.54 of 4.5, rgb(136 136 136) on rgb(255 255 255)');
  });

  test('a large text needs less', () => expect(lowContrast({ ...text, needed: 3 }, [black, white])).toBeNull());

  test('a text that lets the picture through is as pale as it looks', () => {
    expect(lowContrast({ color: black, alpha: 1, needed: 4.5 }, [white])).toBeNull();
    expect(lowContrast({ color: black, alpha: 0.4, needed: 4.5 }, [white])).toMatch('rgb(153 153 153)');
  });

  test('a text without anything behind it has no finding', () => expect(lowContrast(text, [])).toBeNull());
});
