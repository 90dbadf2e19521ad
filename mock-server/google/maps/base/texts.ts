/** The texts that the map itself shows, also for screen readers. */
const texts = {
  en: {
    map: 'Map',
    mapHint: 'Use the arrow keys to move the map, plus and minus to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    infoWindow: 'Information on the map',
    attribution: 'Local sample map',
    attributionBeyond: 'Local sample map. No streets are known here: ways are straight lines.',
    twoFingers: 'Use two fingers to move the map',
    controlKey: 'Use Ctrl + scroll to zoom the map',
    commandKey: 'Use ⌘ + scroll to zoom the map',
  },
  de: {
    map: 'Karte',
    mapHint: 'Mit den Pfeiltasten verschieben Sie die Karte, mit Plus und Minus ändern Sie den Maßstab.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    close: 'Schließen',
    infoWindow: 'Hinweis auf der Karte',
    attribution: 'Kartenansicht: Beispielkarte (lokal)',
    attributionBeyond: 'Beispielkarte (lokal). Hier sind keine Straßen bekannt: Wege sind gerade Linien.',
    twoFingers: 'Karte mit zwei Fingern bewegen',
    controlKey: 'Zum Zoomen Strg gedrückt halten und scrollen',
    commandKey: 'Zum Zoomen ⌘ gedrückt halten und scrollen',
  },
} as const;

/** A language of the stand-in. */
export type MapLanguage = keyof typeof texts;

let language: MapLanguage = 'en';

/** Sets the language once, from the script's address. */
export function speak(chosen: MapLanguage): void {
  language = chosen;
}

/** The language of the script. */
export function spokenLanguage(): MapLanguage {
  return language;
}

/** The sentence in the language of the script. */
export function text(name: keyof (typeof texts)['en']): string {
  return texts[language][name];
}
