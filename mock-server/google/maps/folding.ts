const replacements: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters without dots and accents: "Königsstraße", "koenigsstrasse" and "KONIGSSTRASSE" are not told apart. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => replacements[letter] ?? letter)
      // Whoever has no umlauts types o for ö as often as oe.
      .replace(/([aou])e/g, '$1')
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace(/str(\.|asse)?(?=$|[\s,\d-])/g, 'strasse')
  );
}

/** The words of a text, folded; a hyphen parts words too, so that "Wilhelmsh" finds "Kassel-Wilhelmshöhe". */
export function foldedWords(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
