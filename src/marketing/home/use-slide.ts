import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CLICK_TOLERANCE_PX, handleOffset, isCompleted, RESET_MS } from './slide';

interface Drag {
  readonly startX: number;
  readonly trackWidth: number;
  readonly moved: number;
}

/** Lets a link be dragged: completes at half of the track, else nothing happens; the click after a drag is swallowed. */
export function useSlide(onComplete: () => void) {
  const [offset, setOffset] = useState(0);
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(reset.current), []);

  const release = (completed: boolean) => {
    drag.current = null;
    if (completed) onComplete();
    clearTimeout(reset.current);
    reset.current = setTimeout(() => setOffset(0), RESET_MS);
  };

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        drag.current = { startX: event.clientX, trackWidth: event.currentTarget.clientWidth, moved: 0 };
        swallowClick.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag.current) return;
        const moved = event.clientX - drag.current.startX;
        if (Math.abs(moved) > CLICK_TOLERANCE_PX && !swallowClick.current) {
          swallowClick.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        drag.current = { ...drag.current, moved };
        if (swallowClick.current) setOffset(handleOffset(moved, drag.current.trackWidth));
      },
      onPointerUp: () => {
        if (drag.current) release(isCompleted(drag.current.moved, drag.current.trackWidth));
      },
      onPointerCancel: () => {
        if (drag.current) release(false);
      },
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (!swallowClick.current) return;
        swallowClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
