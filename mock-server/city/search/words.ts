import type { GazetteerPlace, PlaceLanguage } from '../places/gazetteer';

const replacements: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** German short forms on tickets and in messages. */
const shortForms: Readonly<Record<string, string>> = { hbf: 'hauptbahnhof', bhf: 'bahnhof' };

/** Lower case without umlauts and accents: "Königsstraße", "koenigsstrasse" and "KONIGSSTRASSE" are equal. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => replacements[letter] ?? letter)
      // Without umlauts on their keyboard, people type "o" or "oe" for "ö". An "e" after a vowel or a "q" is a letter
      // of the word: "neue", "Aue", "quer".
      .replace(/(?<![aeoq])([aou])e/g, '$1')
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace(/str(\.|asse)?(?=$|[\s,\d-])/g, 'strasse')
      // "12 a" is the house 12a.
      .replace(/(\d)\s+([a-h])(?![\p{L}\p{N}])/gu, '$1$2')
  );
}

/** The words of a text, folded; a hyphen parts words too, so that "Wilhelmsh" finds "Kassel-Wilhelmshöhe". */
export function foldedWords(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortForms[word] ?? word);
}

/** "Wilhelmshöher Allee 100" or "Königsplatz"; null without a street. */
export function streetLine({ street, houseNumber }: GazetteerPlace): string | null {
  return street === null || houseNumber === null ? street : `${street} ${houseNumber}`;
}

/** The name of the town; its English name if the place is the town itself and has one. */
export const cityName = (place: GazetteerPlace, language: PlaceLanguage): string =>
  (language === 'en' ? place.englishName : null) ?? place.city;

/** The first line of an address: street and number, for a district its name; null for a town. */
export const addressLine = (place: GazetteerPlace): string | null =>
  streetLine(place) ?? (place.kind === 'sublocality' ? place.district : null);

/** How a place is called: its name, else its address. */
export function mainLine(place: GazetteerPlace, language: PlaceLanguage = 'de'): string {
  if (place.kind === 'locality') return cityName(place, language);
  return place.name ?? addressLine(place) ?? place.city;
}
