import type { Check } from '../check';

/** Expects an open dialog to have the focus, and nothing outside it to be focusable (WAI-ARIA APG, dialog pattern). */
export const dialog: Check = {
  name: 'dialog',
  each: 'language',
  find: async ({ page, facts }) => {
    if (!facts.some((fact) => fact.startsWith('dialog '))) return [];
    return page.evaluate(() => {
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!open) return ['no dialog is open'];
      const found: string[] = [];
      const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 120) ?? 'nothing';
      const { activeElement: focused } = document;
      if (!open.contains(focused)) found.push(`the focus is on ${nameOf(focused)}`);
      for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, main')) {
        if (open.contains(control)) continue;
        control.focus({ preventScroll: true });
        if (document.activeElement === control) found.push(`the focus can leave it: ${nameOf(control)}`);
      }
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      return found;
    });
  },
};
