import { decodePart, withoutPercent } from '../../lib/links';

/**
 * An address that Gatsby can read: it decodes the path up to three times and the fragment once, and shows nothing if
 * that throws. Mail programs and messengers cut links in the middle of a percent sign. In the path, an encoded percent
 * sign gets another form, and a malformed part becomes blank, which is no id. In the fragment, a malformed part is left
 * out.
 */
export function readableAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const path = pathname.split('/').map((part) => (decodePart(part) === null ? '%20' : withoutPercent(part)));
  const fragment = hash.slice(1).split('&');
  const kept = fragment.filter((part) => decodePart(part) !== null).join('&');
  return path.join('/') + search + (kept && `#${kept}`);
}

function makeReadable() {
  const { pathname, search, hash } = window.location;
  const readable = readableAddress(window.location);
  if (readable !== pathname + search + hash) window.history.replaceState(window.history.state, '', readable);
}

// webpack's entry begins with this module (scripts/bundles/webpack.ts), so that it comes first: Gatsby reads the
// address as soon as its own modules run, and at each new fragment and step in the history.
makeReadable();
window.addEventListener('popstate', makeReadable);
