interface Named {
  readonly id: string;
  readonly name: string;
}

/** The entry with this id, else the one with this name in any case: two lists of the same things may have other ids. */
export function byIdOrName<Entry extends Named>(list: readonly Entry[], { id, name }: Named): Entry | null {
  const sought = name.toLowerCase();
  return list.find((entry) => entry.id === id) ?? list.find((entry) => entry.name.toLowerCase() === sought) ?? null;
}
