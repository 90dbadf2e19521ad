import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '../dialog/use-back-closes';
import { useStable } from '../effects';

/** Up to this width of the window a field opens as a search of its own; combobox.module.css has the same limit. */
const PHONE_PX = 600;

interface PhoneSearch {
  readonly field: RefObject<HTMLInputElement>;
  /** Whether it opens at once, as the page's first field. */
  readonly opensAtOnce: boolean;
  readonly isOpen: boolean;
  readonly hasItems: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/**
 * On a phone a field that is pressed or typed into fills the window, with its list below it; one that an error leads to
 * does not, because the errors would be out of view. A choice, Escape, the arrow on the screen, Back and the way to
 * another field close it; the text stays. Returns what a choice and the arrow do.
 */
export function usePhoneSearch({ field, opensAtOnce, isOpen, hasItems, onChange }: PhoneSearch) {
  const open = () => {
    if (window.innerWidth <= PHONE_PX) onChange(true);
  };
  const opening = useRef<ReturnType<typeof setTimeout>>();
  const close = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    onChange(false);
  };
  const now = useStable(() => ({ open, close, isOpen, hasItems }));

  useEffect(() => {
    const input = field.current;
    const box = input?.parentElement;
    if (!input || !box) return;
    if (opensAtOnce) now().open();
    // Afterwards: a field that is drawn again before React has heard of the typed letter would lose it.
    const again = () => {
      clearTimeout(opening.current);
      opening.current = setTimeout(() => {
        if (document.activeElement === input) now().open();
        else now().close();
      });
    };
    const onKey = (event: KeyboardEvent) => {
      const { isOpen: isSearch, hasItems: canChoose } = now();
      // Right behind a letter the search is about to open: on a busy phone, later than the next key.
      const isSearchOrOpening = isSearch || (opening.current !== undefined && window.innerWidth <= PHONE_PX);
      // Without a list there is nothing to choose: Enter is done with the field, and does not send the form.
      const isDone = isSearchOrOpening && event.key === 'Enter' && event.target === input && !canChoose;
      if (isDone) event.preventDefault();
      if (isDone || event.key === 'Escape') now().close();
    };
    const onLeave = () =>
      setTimeout(() => {
        if (!box.contains(document.activeElement)) now().close();
      });
    // A press beside list and buttons leaves the focus where it is.
    const onPress = (event: MouseEvent) => {
      if (now().isOpen && event.target === box) event.preventDefault();
    };
    input.addEventListener('click', again);
    input.addEventListener('input', again);
    box.addEventListener('keydown', onKey);
    box.addEventListener('focusout', onLeave);
    box.addEventListener('mousedown', onPress);
    return () => {
      input.removeEventListener('click', again);
      input.removeEventListener('input', again);
      box.removeEventListener('keydown', onKey);
      box.removeEventListener('focusout', onLeave);
      box.removeEventListener('mousedown', onPress);
    };
  }, [field, opensAtOnce, now]);

  /** Leaves the search: by touch, the keyboard on the screen goes, too. */
  const leave = () => {
    close();
    field.current?.blur();
  };
  useBackCloses(isOpen, leave);

  return {
    leave,
    leaveByArrow: (isByKey: boolean) => {
      leave();
      if (isByKey) field.current?.focus();
    },
  };
}
