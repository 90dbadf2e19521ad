import { type StandInLanguage, toLanguage } from '../../elements';

/** The texts that the map itself shows, also for screen readers. */
const texts = {
  en: {
    map: 'Map',
    mapHint: 'Use the arrow keys to move the map, plus and minus to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    infoWindow: 'Information on the map',
    attribution: 'Local sample map',
    attributionBeyond: 'Local sample map. No streets are known here: ways are straight lines.',
  },
  de: {
    map: 'Karte',
    mapHint: 'Mit den Pfeiltasten verschieben Sie die Karte, mit Plus und Minus ändern Sie den Maßstab.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    infoWindow: 'Hinweis auf der Karte',
    attribution: 'Kartenansicht: Beispielkarte (lokal)',
    attributionBeyond: 'Beispielkarte (lokal). Hier sind keine Straßen bekannt: Wege sind gerade Linien.',
  },
} as const;

let language: StandInLanguage = 'en';

/** Sets the language once, from the script's address. */
export function speak(asked: string): void {
  language = toLanguage(asked);
}

/** The language of a request: its own, else that of the script. */
export const languageFor = (asked?: string | null): StandInLanguage => (asked ? toLanguage(asked) : language);

/** The sentence in the language of the script. */
export const text = (name: keyof (typeof texts)['en']): string => texts[language][name];
