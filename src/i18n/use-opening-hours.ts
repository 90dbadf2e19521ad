import { site } from '../site';
import { openingHoursText } from './formats';
import { useLanguage } from './use-language';

/** The operator's opening hours in the page's language; null for a company that is always open. */
export function useOpeningHours(): string | null {
  const language = useLanguage();
  const lines: readonly string[] | null = site.openingHours;
  return lines && openingHoursText(language, lines);
}
