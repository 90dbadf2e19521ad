declare global {
  interface Window {
    /**
     * The texts of a translated page that are broken: those that lie beside other nodes, and those into whose former
     * node the page has written since, where nobody sees it.
     */
    brokenTexts(): string[];
  }
}

/**
 * Translates the document as Chrome does: each text node is replaced by two nested `font` elements with other words, at
 * once and after each change, except in `translate="no"`, scripts, styles and fields. The other words are the text with
 * a sign at its end, so that a test still finds it. Self-contained: Playwright sends it to the page.
 */
export function translatePage(): void {
  const untouched = 'script, style, noscript, template, textarea, [translate="no"], .notranslate, font';
  const taken: { readonly text: Text; readonly words: string; readonly font: Element }[] = [];
  const translate = (text: Text) => {
    const words = text.data;
    if (!/\p{L}|\p{N}/u.test(words) || !text.parentElement || text.parentElement.closest(untouched)) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = words.replace(/\s*$/, '°$&');
    text.replaceWith(font);
    taken.push({ text, words, font });
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll(document.body);
  document.documentElement.lang = 'fr';
  document.documentElement.classList.add('translated-ltr');

  window.brokenTexts = () =>
    taken
      .filter(({ font }) => font.isConnected)
      .flatMap(({ text, words, font }) => {
        if (text.data !== words) return [`"${words}" is shown, "${text.data}" is meant`];
        return font.parentElement?.childNodes.length === 1 ? [] : [`"${words}" lies beside other nodes`];
      });
}
