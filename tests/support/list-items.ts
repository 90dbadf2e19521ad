/** The items of a page's Markdown lists, each as one line: its bold words, and what follows them. */
export function listItems(page: string): readonly { readonly name: string; readonly text: string }[] {
  const lines = page.replace(/\n {2,}(?=\S)/g, ' ').split('\n');
  return lines.flatMap((line) => {
    const [, name, text] = /^- \*\*(.+?)\*\*:? (.+)$/.exec(line) ?? [];
    return name !== undefined && text !== undefined ? [{ name, text }] : [];
  });
}
