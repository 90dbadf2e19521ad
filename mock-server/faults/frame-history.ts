/** The frames that each customer has received on all connections, for the fault `replay` (DESIGN §8). */
export interface FrameHistory {
  /** The last frames of a customer, oldest first. */
  of(customerId: string): readonly string[];
  add(customerId: string, frame: string): void;
  clear(): void;
}

const FRAMES_PER_CUSTOMER = 100;
/** The customer id of frame 700 is not verified: invented ids must not fill the memory. */
const MOST_CUSTOMERS = 1000;

/** Creates an empty history; beyond its limits the oldest entry is removed. */
export function createFrameHistory(): FrameHistory {
  const framesOf = new Map<string, string[]>();
  return {
    of: (customerId) => [...(framesOf.get(customerId) ?? [])],
    add: (customerId, frame) => {
      const frames = framesOf.get(customerId) ?? [];
      frames.push(frame);
      if (frames.length > FRAMES_PER_CUSTOMER) frames.shift();
      framesOf.set(customerId, frames);
      const [oldest] = framesOf.keys();
      if (framesOf.size > MOST_CUSTOMERS && oldest !== undefined) framesOf.delete(oldest);
    },
    clear: () => framesOf.clear(),
  };
}
