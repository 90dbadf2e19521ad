/**
 * The text that somebody has typed into a field of the built HTML, as the script before React has marked it; empty for what the browser
 * has put back, and where the page came by a link within the site.
 */
export function typedText(fieldId: string): string {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  return field.dataset.typed === undefined ? '' : field.value;
}
