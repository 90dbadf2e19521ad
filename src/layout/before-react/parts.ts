/**
 * Moves the requests for a program's parts out of their template: its own chunks, and the style sheet of all pages
 * (scripts/post-build). They start at once. Without effect on other pages, and the second time.
 */
export function requestParts(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#parts');
  if (!waiting) return;
  waiting.remove();
  document.body.append(waiting.content);
}
