import type { OfferedSuggestion } from './look-up';

/** A known address as a suggestion: its first part as the title, the rest and its kind as the detail. */
export function toSuggestion(label: string, kind: string, choose: OfferedSuggestion['choose']): OfferedSuggestion {
  const [title = '', ...rest] = label.split(', ');
  return { id: `kept-${label}`, label, title, detail: [...rest, kind].join(', '), distanceMeters: null, choose };
}
