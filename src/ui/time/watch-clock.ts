/**
 * Calls `look` that often while the page is seen, and at once when it is seen again: to a hidden page nobody listens. Answers how to stop.
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
