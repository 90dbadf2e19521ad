import { labelLines } from '../../i18n/operator-texts';
import type { OfferedSuggestion } from './look-up';

/** A known address as a suggestion: its first part as the title, the rest and its kind as the detail. */
export function toSuggestion(
  label: string,
  kind: string,
  choose: OfferedSuggestion['choose'],
  icon?: OfferedSuggestion['icon'],
): OfferedSuggestion {
  const { first: title = '', second = '' } = labelLines(label) ?? {};
  const detail = [second, kind].filter(Boolean).join(' · ');
  return { id: `kept-${label}`, label, title, detail, distanceMeters: null, choose, ...(icon && { icon }) };
}
