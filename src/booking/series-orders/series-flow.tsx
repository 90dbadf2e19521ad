import { useEffect, useState } from 'react';
import { now } from '../../device/clock';
import { bookingIdsOf, isSettledSeries } from '../../job/series/series-record';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { berlinWallTime } from '../../lib/berlin-time';
import { randomId } from '../../lib/id';
import { LoginDialog } from '../../session/login/login-dialog';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import type { BookingRequest } from '../order/booking-request';
import type { PlannedRide } from '../series/plan';
import { newSeries } from './series-order';
import { SeriesProgress } from './series-progress';
import { SeriesReview } from './series-review';
import { useSeries } from './use-series';

/** The inputs of the series flow. It returns nothing to the order flow. */
export interface SeriesFlowProps {
  /**
   * The request that waits to be confirmed; null for none. Without several rides, it has the answers that the missing
   * rides of an earlier page need.
   */
  readonly request: BookingRequest | null;
  /** Back to the form. */
  readonly onBack: () => void;
  /** To the form, for the answers that the missing rides need: true until they are placed or given up. */
  readonly onResume: (isResuming: boolean) => void;
  /** All rides are placed: the form's content is no longer a draft. */
  readonly onPlaced: () => void;
}

/**
 * Several rides after the submit: the review, the orders one after the other, and the way back to them after a failure,
 * a reload or a lost login (D29). The rides that an earlier page left open come before any new ones.
 */
export function SeriesFlow({ request, onBack, onResume, onPlaced }: SeriesFlowProps) {
  const { t } = useSeriesTexts();
  const series = useSeries();
  const { record, doing, begin, comeBack, goOn } = series;
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const [shownId, setShownId] = useState<string | null>(null);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const isSettled = record !== null && isSettledSeries(record);
  // The rides that are still missing come before those of a new request, and stay in view when they are placed.
  const openId = record && !isSettled ? record.id : null;
  if (request && openId !== null && shownId !== openId) setShownId(openId);
  const isShown = record !== null && (shownId === record.id || (request !== null && !isSettled));
  const isSignedOut = isShown && status === 'anonymous' && doing !== 'placing';

  useEffect(() => {
    // Nothing moves in the dialog after the first look.
    if (isSignedIn) void comeBack().then((left) => setShownId((shown) => left ?? shown));
  }, [isSignedIn, comeBack]);

  const hasPlaced = isSettled && shownId !== null && bookingIdsOf(record).length > 0;
  // The answers of the form came for rides that are placed by now, or given up: they are of a new ride.
  const isInVain = request !== null && !request.series && !isShown;
  useEffect(() => {
    if (hasPlaced) onPlaced();
    if (isInVain) onResume(false);
  }, [hasPlaced, isInVain, onPlaced, onResume]);

  const health = request?.healthLines ?? [];
  const needsLines = series.needsLines && health.length === 0;
  const book = (rides: readonly PlannedRide[]) => {
    if (!request) return;
    // "As soon as possible" is the minute of the order, not that of the submit.
    const startsNow = berlinWallTime(new Date(now()));
    const isNow = ({ isBack }: PlannedRide) => request.form.isNow && !isBack;
    const timed = rides.map((ride) => (isNow(ride) ? { ...ride, ...startsNow } : ride));
    const next = newSeries(request, timed, randomId);
    setShownId(next.id);
    begin(next, health);
  };
  const close = () => {
    setShownId(null);
    onBack();
  };
  return (
    <>
      <SeriesReview request={isShown || !request?.series ? null : request} onBook={book} onBack={onBack} />
      <SeriesProgress
        open={isShown && !isSignedOut}
        record={record}
        series={series}
        needsLines={needsLines}
        onGoOn={() => {
          if (!needsLines) return goOn(health);
          close();
          onResume(true);
        }}
        onClose={close}
      />
      {/* How many rides are placed, and no personal data (D45). */}
      <Sheet
        open={isSignedOut && !isLoggingIn}
        onClose={close}
        title={t('signedOut.title')}
        closeLabel={t('run.close')}
      >
        <p role="alert">
          {t('signedOut.text', { placed: record ? bookingIdsOf(record).length : 0, number: record?.rows.length ?? 0 })}
        </p>
        <Button onClick={() => setLoggingIn(true)}>{t('signedOut.login')}</Button>
        <CallUs />
      </Sheet>
      <LoginDialog
        open={isLoggingIn}
        onClose={() => setLoggingIn(false)}
        onSignedIn={() => setLoggingIn(false)}
        onRetry={() => setLoggingIn(true)}
        isSheet
      />
    </>
  );
}
