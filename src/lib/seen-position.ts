import { bearingInDegrees, type Coordinates, distanceInMeters, RECEIVER_NOISE_M } from './coordinates';

/** The last position of something that moves; heading in degrees, null until it has moved. */
export interface SeenPosition {
  readonly position: Coordinates;
  readonly heading: number | null;
  /** The position at the last change of the heading. */
  readonly headingFrom: Coordinates;
  readonly seenAtMs: number;
  /** Milliseconds since the previous position; 0 for the first one. */
  readonly gapMs: number;
}

/** The next position, seen at `seenAtMs`, and the heading along the last real movement. */
export function moveTo(before: SeenPosition | null, position: Coordinates, seenAtMs: number): SeenPosition {
  const seen = { position, seenAtMs, gapMs: before ? seenAtMs - before.seenAtMs : 0 };
  if (!before) return { ...seen, heading: null, headingFrom: position };
  const { heading, headingFrom } = before;
  if (distanceInMeters(headingFrom, position) < RECEIVER_NOISE_M) return { ...seen, heading, headingFrom };
  return { ...seen, heading: bearingInDegrees(headingFrom, position), headingFrom: position };
}
