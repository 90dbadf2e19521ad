import { type MapLanguage, spokenLanguage } from '../base/texts';

/** The language of one request: what it asks for, else that of the script. The stand-in speaks German, else English. */
export function toLanguage(asked: string | null | undefined): MapLanguage {
  if (asked === null || asked === undefined) return spokenLanguage();
  return asked.toLowerCase().startsWith('de') ? 'de' : 'en';
}
