import type { AxeNode } from '../browser/axe';

/** A result of axe with a person's decision. */
interface Decision {
  readonly rule: string;
  /** The start of the element's HTML, or the end of its selector. */
  readonly element: RegExp;
  /** Why it is not a fault. */
  readonly reason: string;
}

/**
 * The decisions about all open results of axe over all states, and about its false positives. A result without a
 * decision fails; contrast of text is measured from the pixels (`contrast.ts`).
 */
export const decisions: readonly Decision[] = [
  {
    rule: 'color-contrast',
    element: /^<text[^>]*>TAXI/,
    reason:
      'The sign on the roof of a drawn taxi is part of a picture that is hidden from screen readers (WCAG 1.4.3).',
  },
  {
    rule: 'target-size',
    element: /^<button[^>]* title="(Zoom in|Zoom out|Vergrößern|Verkleinern)"/,
    reason: 'An open menu covers part of the map’s buttons. They have 44 px as soon as it is closed.',
  },
  {
    rule: 'target-size',
    element: /^<button[^>]* aria-label="(My location|Mein Standort)"/,
    reason: 'The opened list of the nearest taxis covers part of this button of the map until the list is closed.',
  },
  {
    rule: 'scrollable-region-focusable',
    element: /^<div class="[^"]*">$/,
    reason: 'The content of a dialog without a control: Chromium and Firefox focus it by keys, Safari does not yet.',
  },
];

/** Whether a result has a decision. */
export const decided = ({ rule, html, target }: AxeNode) =>
  decisions.some(
    (decision) => decision.rule === rule && (decision.element.test(html) || decision.element.test(target)),
  );
