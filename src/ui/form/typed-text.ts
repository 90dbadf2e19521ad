/**
 * The text that the visitor typed into a field of the built HTML, as marked by the script before React. Empty for text
 * that the browser restored, and after a navigation within the site.
 */
export function typedText(fieldId: string): string {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  return field.dataset.typed === undefined ? '' : field.value;
}
