import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from './effects';

interface DisclosureProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /**
   * A menu closes on Escape, on a press outside, and when a link is followed; any other disclosure only by its button.
   */
  readonly isMenu?: boolean;
  readonly children: ReactNode;
}

/** `unscripted`: the built HTML, in which a native <details> works without a script. */
type Openness = 'unscripted' | 'open' | 'closed';

const focusable = (part: Element | null) => [...(part?.querySelectorAll('summary, button, a') ?? [])];

/** A button that shows and hides a panel (WAI-ARIA APG, disclosure). */
export function Disclosure({ label, className, buttonClassName, panelClassName, isMenu, children }: DisclosureProps) {
  const [openness, setOpenness] = useState<Openness>('unscripted');
  const panelId = useId();
  const unscripted = useRef<HTMLDetailsElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The index of the focused element while the button replaces the built HTML. */
  const focused = useRef(-1);
  const isOpen = openness === 'open';

  // A panel opened before the script arrived stays open. The button replaces the built HTML, and the focus moves to the
  // same element as before, in one step: a key in between would lose the focus, or have it taken back.
  useBrowserLayoutEffect(() => {
    focused.current = focusable(unscripted.current).indexOf(document.activeElement ?? document.body);
    setOpenness(unscripted.current?.open ? 'open' : 'closed');
  }, []);

  useBrowserLayoutEffect(() => {
    if (openness === 'unscripted' || focused.current < 0) return;
    (focusable(root.current)[focused.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
    focused.current = -1;
  }, [openness]);

  // Escape and a press outside close an open menu.
  useEffect(() => {
    if (!isMenu || !isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenness('closed');
      button.current?.focus();
    };
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenness('closed');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [isMenu, isOpen]);

  if (openness === 'unscripted') {
    return (
      <details ref={unscripted} className={className} data-menu={isMenu || undefined}>
        <summary className={buttonClassName}>{label}</summary>
        <div className={panelClassName}>{children}</div>
      </details>
    );
  }
  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenness(isOpen ? 'closed' : 'open')}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens to its links
          and buttons */}
      <div
        id={panelId}
        className={panelClassName}
        hidden={!isOpen}
        onClick={(event) => {
          if (isMenu && (event.target as Element).closest('a, button')) setOpenness('closed');
        }}
      >
        {children}
      </div>
    </div>
  );
}
