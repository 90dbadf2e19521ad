import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface DisclosureProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows and hides what belongs to it; closes on Escape, on leaving, and on following a link (WAI-ARIA APG). */
export function Disclosure({ label, className, buttonClassName, panelClassName, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // While open: Escape and a press elsewhere close it.
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [open]);

  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens for its links and buttons being used */}
      <div
        id={panelId}
        className={panelClassName}
        hidden={!open}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
