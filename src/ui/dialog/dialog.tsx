import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button';
import * as styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, Back or the close button; the owner decides what follows. */
  readonly onClose: () => void;
  readonly title: string;
  /** The close button's name; without it there is no such button. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, Escape asks to close,
 * focus comes back to the opener (WAI-ARIA APG, dialog pattern). Back closes it before it leaves the page.
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A browser may close the element by itself on a second Escape: counted, so that an owner who keeps it open wins.
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  useBackCloses(open, onClose);

  // Opens and closes the element to match the property.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closedByBrowser asks for another look at the element
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open, closedByBrowser]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open) return;
        onClose();
        setClosedByBrowser((times) => times + 1);
      }}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {closeLabel && (
            <IconButton
              className={styles.close ?? ''}
              label={closeLabel}
              icon={<X aria-hidden="true" />}
              onClick={onClose}
            />
          )}
        </div>
      )}
    </dialog>
  );
}
