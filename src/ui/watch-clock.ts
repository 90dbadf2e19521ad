/**
 * Calls `look` that often while the page is seen, and at once when it is seen again: to a hidden page nobody listens. Answers how to stop.
 */
export function watchClock(look: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(look, everyMs);
  };
  const turn = () => {
    follow();
    if (!document.hidden) look();
  };
  follow();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    clearInterval(timer);
  };
}
