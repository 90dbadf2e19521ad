/** Finds the entries of a list by a key, the oldest first, without looking at all of them. */
export type ListIndex<Entry> = (key: string) => readonly Entry[];

/**
 * An index of a list. Entries may be added, or replaced by entries with the same key; another list rebuilds the index.
 */
export function createListIndex<Entry>(
  read: () => readonly Entry[],
  keyOf: (entry: Entry) => string,
): ListIndex<Entry> {
  let indexed: readonly Entry[] | null = null;
  let count = 0;
  const placesOf = new Map<string, number[]>();
  const refresh = (list: readonly Entry[]) => {
    if (list !== indexed) {
      indexed = list;
      count = 0;
      placesOf.clear();
    }
    for (const entry of list.slice(count)) {
      const places = placesOf.get(keyOf(entry));
      if (places) places.push(count);
      else placesOf.set(keyOf(entry), [count]);
      count += 1;
    }
  };
  return (key) => {
    const list = read();
    refresh(list);
    return (placesOf.get(key) ?? []).flatMap((place) => list[place] ?? []);
  };
}
