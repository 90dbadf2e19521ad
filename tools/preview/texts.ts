import type { Translated } from '../../src/i18n/languages';

/** The texts of a preview's strip in one language. */
export interface PreviewTexts {
  readonly label: string;
  readonly title: string;
  readonly samples: (samples: string) => string;
  readonly facts: (count: number) => string;
  readonly voices: string;
  readonly team: string;
  readonly pictures: string;
  readonly simulated: string;
}

const en: PreviewTexts = {
  label: 'Preview',
  title: 'This is a preview of the site.',
  samples: (samples) => `Still samples: ${samples}.`,
  facts: (count) => `facts about the company (${count})`,
  voices: 'guests’ voices',
  team: 'the team',
  pictures: 'the pictures of the app',
  simulated: 'Simulated: maps, sign-in, prices and taxis. Nobody drives.',
};

const de: PreviewTexts = {
  label: 'Vorschau',
  title: 'Das ist eine Vorschau der Website.',
  samples: (samples) => `Noch Beispiele: ${samples}.`,
  facts: (count) => `Angaben zum Unternehmen (${count})`,
  voices: 'Stimmen von Gästen',
  team: 'das Team',
  pictures: 'die Bilder der App',
  simulated: 'Nachgestellt: Karten, Anmeldung, Preise und Taxis. Es fährt niemand.',
};

/**
 * The texts, in English where a language of the site has none. They are not a namespace of `src/locales`, which
 * contains only texts that a site's pages load.
 */
export const previewTexts = { en, de } satisfies Translated<PreviewTexts>;
