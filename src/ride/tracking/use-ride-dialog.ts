import { useCallback, useMemo, useState } from 'react';

/** The open dialog of a ride; `help` is the share dialog that SOS opens. */
export type OpenDialog = 'share' | 'sos' | 'help' | 'cancel' | null;

/** Which dialog of a ride is open. */
export interface RideDialog {
  readonly open: OpenDialog;
  /** How often a dialog was asked for that may load later: each time retries a load that has failed. */
  readonly timesWanted: number;
  readonly show: (dialog: NonNullable<OpenDialog>) => void;
  readonly close: () => void;
}

/**
 * Keeps the open dialog above the steps of a ride, so that SOS, pressed while the ride loads, stays open when it
 * arrives (D10). The other dialogs end with the ride, also if its end turns out to be wrong (D28).
 */
export function useRideDialog(isUnderWay: boolean): RideDialog {
  const [{ open, timesWanted }, setState] = useState<Pick<RideDialog, 'open' | 'timesWanted'>>({
    open: null,
    timesWanted: 0,
  });
  const show = useCallback<RideDialog['show']>(
    (dialog) => setState((last) => ({ open: dialog, timesWanted: last.timesWanted + (dialog === 'sos' ? 0 : 1) })),
    [],
  );
  const close = useCallback(() => setState((last) => (last.open === null ? last : { ...last, open: null })), []);
  if (!isUnderWay && open !== null && open !== 'sos') close();
  return useMemo(() => ({ open, timesWanted, show, close }), [open, timesWanted, show, close]);
}
