/** The width of the slide handle (Spec §2, §9). */
export const HANDLE_PX = 64;

/** The control returns to its start after this time (Spec §2, §9). */
export const RESET_MS = 500;

/** A press with less movement is a click, not a drag. */
export const CLICK_TOLERANCE_PX = 4;

/** The share of the track's width that completes the slide (Spec §2, §5). */
const COMPLETION_SHARE = 0.5;

/** The handle's distance from its start after a drag of this many pixels; limited to its track. */
export function handleOffset(draggedPx: number, trackWidthPx: number): number {
  return Math.min(Math.max(0, draggedPx), Math.max(0, trackWidthPx - HANDLE_PX));
}

/** Whether a drag of this many pixels completes the slide: at least half of the track width (Spec §2, §5). */
export function isCompleted(draggedPx: number, trackWidthPx: number): boolean {
  return trackWidthPx > 0 && draggedPx >= trackWidthPx * COMPLETION_SHARE;
}
