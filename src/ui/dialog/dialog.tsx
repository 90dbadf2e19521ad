import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { X } from '../icons';
import * as styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

export interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, Back and the close button; the owner decides whether to close. */
  readonly onClose: () => void;
  readonly title: string;
  /** For screen readers only: the content says it too. */
  readonly isTitleQuiet?: boolean;
  /** The close button's label; without it there is no such button. */
  readonly closeLabel?: string;
  /** The element of a sheet, which positions it; see `Sheet`. */
  readonly sheet?: RefObject<HTMLDialogElement>;
  /** The dialog's buttons: always in view, below the content, which scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** If the opener of a dialog is gone, the focus starts at the page's content, not at its first link. */
function focusContent() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A modal dialog on the native `<dialog>`: the focus begins at its heading, the page behind it is inert, Escape asks to
 * close it, and the focus returns to the opener (WAI-ARIA APG, dialog pattern). Back closes it before it leaves the
 * page.
 */
export function Dialog({ open, onClose, title, isTitleQuiet = false, closeLabel, sheet, foot, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = sheet ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // A second Escape may close the element in any case: this counts it, so that a dialog that its owner keeps open is
  // shown again.
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  useBackCloses(open, onClose);

  // Opens and closes the element according to the property.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after the browser has closed the element
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Firefox focuses the first control, and a screen reader would skip what is before it.
      heading.current?.focus({ preventScroll: true });
    }
    if (!open && element.open) {
      element.close();
      focusContent();
    }
    // Its owner may remove it with its opener while it is open, as a login does, and may know a better place.
    return () => {
      if (!element.isConnected && element.open) queueMicrotask(focusContent);
    };
  }, [open, closedByBrowser]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${sheet ? styles.sheet : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open) return;
        // The event comes with the next frame, later in a hidden tab: by now the dialog may have been opened again.
        if (event.currentTarget.open) return;
        onClose();
        setClosedByBrowser((times) => times + 1);
      }}
    >
      {open && (
        <>
          <div className={styles.content}>
            <h2 ref={heading} id={titleId} className={isTitleQuiet ? 'quiet-text' : styles.title} tabIndex={-1}>
              {title}
            </h2>
            {children}
            {closeLabel && (
              <IconButton className={styles.close ?? ''} label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
            )}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  );
}
