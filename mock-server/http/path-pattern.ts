/**
 * Whether a path matches a pattern: `*` and `:name` are one segment, `*` at the end is the whole rest. Used for the
 * matches of faults (DESIGN §8) and for routes.
 */
export function fitsPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpenEnded = wanted.at(-1) === '*';
  const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted;
  if (isOpenEnded ? given.length < wanted.length : given.length !== wanted.length) return false;
  return fixed.every((segment, index) =>
    segment === '*' || segment.startsWith(':') ? given[index] !== '' : segment === given[index],
  );
}
