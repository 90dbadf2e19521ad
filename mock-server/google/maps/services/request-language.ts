import { type MapLanguage, spokenLanguage } from '../base/texts';

/** The language of a request: its own, else that of the script. The stand-in supports German, else English. */
export function toLanguage(asked: string | null | undefined): MapLanguage {
  if (asked === null || asked === undefined) return spokenLanguage();
  return asked.toLowerCase().startsWith('de') ? 'de' : 'en';
}
