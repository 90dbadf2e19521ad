/** Resolves like the promise, but to `late` when that takes longer than so many milliseconds. */
export function within<Value>(milliseconds: number, promise: Promise<Value>, late: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
