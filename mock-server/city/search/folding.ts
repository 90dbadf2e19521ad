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
