import * as v from 'valibot';

/** The maximum length of a field with one line: an address, a name, a phone number. */
export const LINE_MAX = 200;

/**
 * What Unicode shows as nothing, control characters, and the blank of braille. The group is what a text needs although
 * nobody sees it: joiners in the scripts that have them ("می‌خواهم", "ශ්‍රී"), in emoji of several parts, and the
 * selectors of Han characters and emoji ("葛󠄀", "❤️").
 */
function hiddenCharacters() {
  const needed = [
    String.raw`(?<=[\p{L}\p{M}])(?<![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Han}])[\u200c\u200d]`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
    String.raw`(?<=\p{scx=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=\p{scx=Mongolian})[\u180b-\u180d]`,
  ].join('|');
  return new RegExp(
    String.raw`(${needed})|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\u2800]|(?![\t\n\r])\p{Cc}`,
    'gu',
  );
}

const HIDDEN = /* @__PURE__ */ hiddenCharacters();

/**
 * A text that somebody entered, without the invisible characters that come along with a pasted number, name or address
 * (directions, zero-width spaces, soft hyphens). A text of such characters alone is empty, so that Spec §5 finds it
 * missing.
 */
export const cleanText = (text: string): string => text.replace(HIDDEN, '$1');

/** A phone number as entered, without the scheme of a copied link. */
export const cleanPhone = (text: string): string => cleanText(text).replace(/^\s*tel:(?:\/\/)?/i, '');

/** Text from outside, without invisible characters, cut to the maximum length of its field. */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).slice(0, most)),
  );

/** Text from outside for a field with one line. */
export const line = /* @__PURE__ */ textUpTo(LINE_MAX);
