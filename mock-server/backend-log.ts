/** What happened since the start; `GET /__log` answers it and the tests count with it (DESIGN §8). */
export interface BackendLog {
  ordersCreated: number;
  socketsOpened: number;
  /** Client frames taken, by case. */
  readonly cases: Record<700 | 705 | 706, number>;
  /** Client frames that were malformed, out of turn or about somebody else's booking. */
  framesIgnored: number;
}

/** A log with everything at zero. */
export const createLog = (): BackendLog => ({
  ordersCreated: 0,
  socketsOpened: 0,
  cases: { 700: 0, 705: 0, 706: 0 },
  framesIgnored: 0,
});
