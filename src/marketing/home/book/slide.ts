/** Width of the slide handle (Spec §2, §9). */
export const HANDLE_PX = 64;

/** After this long the control is back at its start (Spec §2, §9). */
export const RESET_MS = 500;

/** A press that moves less than this is a click, not a drag. */
export const CLICK_TOLERANCE_PX = 4;

/** Share of the track's width at which the slide counts as completed (Spec §2, §5). */
const COMPLETION_SHARE = 0.5;

/** How far the handle stands from its start for a drag of this many pixels; it never leaves its track. */
export function handleOffset(draggedPx: number, trackWidthPx: number): number {
  return Math.min(Math.max(0, draggedPx), Math.max(0, trackWidthPx - HANDLE_PX));
}

/** Whether a drag of this many pixels completes the slide: at least half of the track width (Spec §2, §5). */
export function isCompleted(draggedPx: number, trackWidthPx: number): boolean {
  return trackWidthPx > 0 && draggedPx >= trackWidthPx * COMPLETION_SHARE;
}
