/**
 * Replaces a template (scripts/post-build) with its content, which starts at once: `#react` has Gatsby's scripts of a
 * page that works without them, `#parts` a program's own chunks and the style sheet of all pages. Without effect on a
 * page without this template, and the second time.
 */
export function activateTemplate(template: '#react' | '#parts'): void {
  const waiting = document.querySelector<HTMLTemplateElement>(template);
  waiting?.replaceWith(waiting.content);
}
