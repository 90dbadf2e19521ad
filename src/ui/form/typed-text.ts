import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../effects';
import { enteredText, type TextField, textFields } from './entered-texts';

/** The texts of the built HTML's fields by id, while React takes the page over; empty before and after. */
let typedTexts: ReadonlyMap<string, string> = new Map();

/**
 * The text that the visitor, or a password manager, has entered into a field of the built HTML. To be read in a layout
 * effect of the first commit. Empty for text that the browser restored, and after a navigation within the site.
 */
export const typedText = (fieldId: string): string => typedTexts.get(fieldId) ?? '';

/** Whether the browser may have put back what somebody typed who has signed out since (D45). */
const mayBeRestored = () => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
};

/** The script before React marks each field that has had an event. */
const isTyped = ({ dataset, value, defaultValue }: TextField) =>
  dataset.typed !== undefined || (value !== defaultValue && !mayBeRestored());

const selectionOf = ({ selectionStart, selectionEnd, selectionDirection }: TextField) =>
  [selectionStart, selectionEnd, selectionDirection ?? undefined] as const;

/**
 * Keeps text, focus and caret of the built HTML's fields while React takes the page over. Where hydration fails,
 * because an extension or a translator has changed the page, React puts new elements in place of all: the fields of the
 * first render still have everything, in the document or not.
 */
export function useTypedTexts(): void {
  // In the render: a failed hydration renders anew and replaces the elements in one go.
  const [built] = useState(() => ({
    fields: typeof document === 'undefined' ? [] : textFields(),
    focused: typeof document === 'undefined' ? null : document.activeElement,
  }));
  const restore = useRef<() => void>();
  // Before any field gets the value of its form.
  useInsertionEffect(() => {
    const typed = built.fields.filter(isTyped);
    typedTexts = new Map(typed.map((field) => [field.id, enteredText(field)]));
    const isFocused = (field: TextField) =>
      field === (built.focused?.isConnected === false ? built.focused : document.activeElement);
    const focused = built.fields.find(isFocused);
    const selection = focused && selectionOf(focused);
    restore.current = () => {
      for (const field of typed) {
        const now = document.getElementById(field.id) as TextField | null;
        if (now && now !== field) now.value = typedText(field.id);
      }
      if (!focused || !selection) return;
      const now = focused.isConnected ? focused : (document.getElementById(focused.id) as TextField | null);
      now?.focus({ preventScroll: true });
      const [start, end, direction] = selection;
      if (start !== null) now?.setSelectionRange(start, end, direction);
    };
  }, [built]);
  // After the forms, in the same commit: the next letter goes where the visitor expects it.
  useBrowserLayoutEffect(() => restore.current?.(), []);
  useEffect(() => {
    typedTexts = new Map();
  }, []);
}
