/**
 * The text that somebody has typed into a field of the built HTML, as the script before React has marked it; empty for what the browser
 * has put back, and where the page came by a link within the site.
 */
export function typedText(fieldId: string): string {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  // A field in which somebody is typing has the focus: the mark of its last letters may still be missing.
  const isTyped = field.dataset.typed !== undefined || field === document.activeElement;
  return isTyped ? field.value : '';
}
