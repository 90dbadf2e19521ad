import { type Language, languages } from '../../../src/i18n/languages';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The windows by width: a small and a typical phone, a tablet, a desktop. */
export const windows = {
  320: { width: 320, height: 640 },
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
} as const;
export type Width = keyof typeof windows;
export const widths = [320, 360, 768, 1280] as const satisfies readonly Width[];

/** One combination for a state. */
export interface Row {
  readonly language: Language;
  readonly scheme: Scheme;
  readonly width: Width;
}

/**
 * The four rows of the state at this index in the list, which cover each language, scheme and width. The widths rotate
 * from state to state: over four states each width occurs with each language and each scheme.
 */
export const pairwiseRows = (place: number): readonly Row[] =>
  languages
    .flatMap((language) => schemes.map((scheme) => ({ language, scheme })))
    .map((pair, index) => ({ ...pair, width: widths[(place + index) % widths.length] as Width }));

/** One row in each language for `npm test`: eight states in a row have each scheme with each width. */
export const shortRows = (place: number): readonly Row[] =>
  languages.map((language) => ({
    language,
    scheme: schemes[place % schemes.length] as Scheme,
    width: widths[Math.floor(place / schemes.length) % widths.length] as Width,
  }));

/** Every combination. */
export const allRows: readonly Row[] = languages.flatMap((language) =>
  schemes.flatMap((scheme) => widths.map((width) => ({ language, scheme, width }))),
);
