/**
 * Calls `look` at this interval while the page is visible, and at once when it becomes visible. Returns a function that
 * stops it.
 */
export function watchClock(look: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = (event?: Event) => {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(look, everyMs);
    if (event) look();
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    clearInterval(timer);
  };
}
