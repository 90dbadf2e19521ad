import type { OfferedSuggestion } from './look-up';

/** A known address as the list offers it: its first part above the rest and its kind. */
export function toSuggestion(label: string, kind: string, choose: OfferedSuggestion['choose']): OfferedSuggestion {
  const [title = '', ...rest] = label.split(', ');
  return { id: `kept-${label}`, label, title, detail: [...rest, kind].join(', '), distanceMeters: null, choose };
}
