declare global {
  interface Window {
    /** Removes what the extension has added; returns how many elements that were. */
    removeExtension(): number;
  }
}

/**
 * Changes the document as an extension does: elements around and in the page before React comes, then beside each new
 * field. Self-contained: Playwright sends it to the page.
 */
export function extendPage() {
  const added: Element[] = [];
  const add = (place: (element: Element) => void) => {
    const element = document.createElement('x-extension');
    element.textContent = 'extension';
    place(element);
    added.push(element);
  };
  const addBesideFields = () => {
    for (const field of document.querySelectorAll('input, textarea, h1, p')) {
      if (!(field.nextSibling instanceof Element && field.nextSibling.matches('x-extension')))
        add((one) => field.after(one));
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector('#___gatsby');
    add((one) => document.body.prepend(one));
    add((one) => root?.prepend(one));
    add((one) => root?.append(one));
    add((one) => document.querySelector('main')?.prepend(one));
    const frame = document.createElement('x-extension-frame');
    root?.before(frame);
    if (root) frame.append(root);
    addBesideFields();
    new MutationObserver(addBesideFields).observe(document.body, { childList: true, subtree: true });
  });
  window.removeExtension = () => added.splice(0).map((element) => element.remove()).length;
}
