/** The meaning of a key on the focused map: a pan in shares of the map's size and pixels, or a zoom step. */
export type KeyMeaning =
  | { readonly kind: 'pan'; readonly x: number; readonly y: number; readonly unit: 'pixels' | 'share' }
  | { readonly kind: 'zoom'; readonly by: number };

const pan = (x: number, y: number, unit: 'pixels' | 'share' = 'pixels'): KeyMeaning => ({ kind: 'pan', x, y, unit });

const meanings: Readonly<Record<string, KeyMeaning>> = {
  ArrowLeft: pan(-80, 0),
  ArrowRight: pan(80, 0),
  ArrowUp: pan(0, -80),
  ArrowDown: pan(0, 80),
  Home: pan(-0.75, 0, 'share'),
  End: pan(0.75, 0, 'share'),
  PageUp: pan(0, -0.75, 'share'),
  PageDown: pan(0, 0.75, 'share'),
  '+': { kind: 'zoom', by: 1 },
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
  _: { kind: 'zoom', by: -1 },
};

/**
 * Google's own keys, as the dialog "Keyboard shortcuts" in the corner of its map lists them; null for every other key.
 * https://developers.google.com/maps/documentation/javascript/reference/map#MapOptions.keyboardShortcuts
 */
export function keyMeaning(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyMeaning | null {
  // Ctrl or Cmd zoom the page, which must stay possible.
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return meanings[event.key] ?? null;
}
