interface FakeMedia {
  matches: boolean;
  readonly listeners: Set<() => void>;
}

/** The parts of a page that jsdom lacks: media queries and visibility. */
export function fakePage() {
  const known = new Map<string, FakeMedia>();
  const mediaOf = (query: string): FakeMedia => {
    const media = known.get(query) ?? { matches: false, listeners: new Set<() => void>() };
    known.set(query, media);
    return media;
  };
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  Object.assign(globalThis, {
    matchMedia: (query: string) => {
      const media = mediaOf(query);
      return {
        get matches() {
          return media.matches;
        },
        addEventListener: (_name: string, listener: () => void) => media.listeners.add(listener),
        removeEventListener: (_name: string, listener: () => void) => media.listeners.delete(listener),
      };
    },
  });
  return {
    setMedia: (query: string, matches: boolean) => {
      const media = mediaOf(query);
      media.matches = matches;
      for (const listener of [...media.listeners]) listener();
    },
    setHidden: (hidden: boolean) => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    listeners: () => [...known.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
  };
}
