import { useEffect, useRef, useState } from 'react';
import { now } from '../../device/clock';
import { bookingIdsOf, isSettledSeries } from '../../job/series/series-record';
import { forgetOldSeries } from '../../job/series/stored-series';
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
import { newSeries } from './new-series';
import { SeriesProgress } from './series-progress';
import { SeriesReview } from './series-review';
import { useSeries } from './use-series';

/** How long the dialog of an earlier page's rides may wait for the first look at them. */
const FIRST_LOOK_MS = 2_000;

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
  const series = useSeries();
  const { record, doing, check, begin, goOn } = series;
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const [shownId, setShownId] = useState<string | null>(null);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const isSettled = record !== null && isSettledSeries(record);
  const isShown = record !== null && (shownId === record.id || (request !== null && !isSettled));
  const isSignedOut = isShown && session.status === 'anonymous' && doing !== 'placing';

  // The first look at the rides comes before the dialog: nothing in it moves then. It may take long, for instance while
  // another tab places them.
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    if (doing !== 'checking') setReturning(false);
  }, [doing]);
  useEffect(() => {
    if (!isReturning) return;
    const timer = setTimeout(() => setReturning(false), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [isReturning]);
  const isLooking = isReturning && doing === 'checking' && request === null;

  // A page that returns to a series, and a login in the middle of one, look for its rides first.
  const openId = record && !isSettled ? record.id : null;
  const latest = useRef({ openId, check });
  useEffect(() => {
    latest.current = { openId, check };
  });
  useEffect(() => {
    const { openId, check } = latest.current;
    if (!isSignedIn || openId === null) return;
    setShownId(openId);
    setReturning(true);
    check();
  }, [isSignedIn]);

  // The rides that are still missing come before those of a new request, and stay in view when they are placed.
  const isRequested = request !== null;
  useEffect(() => {
    if (isRequested && openId !== null) setShownId(openId);
  }, [isRequested, openId]);

  const hasPlaced = isSettled && bookingIdsOf(record).length > 0;
  useEffect(() => {
    if (hasPlaced && shownId !== null) onPlaced();
  }, [hasPlaced, shownId, onPlaced]);
  // The answers of the form came for rides that are placed by now, or given up: they are of a new ride.
  const isInVain = request !== null && !request.series && !isShown;
  useEffect(() => {
    if (isInVain) onResume(false);
  }, [isInVain, onResume]);
  useEffect(() => {
    if (isSignedIn) forgetOldSeries();
  }, [isSignedIn]);

  const health = request?.healthLines ?? [];
  const book = (rides: readonly PlannedRide[]) => {
    if (!request) return;
    // "As soon as possible" is the minute of the order, not that of the submit.
    const startsNow = berlinWallTime(new Date(now()));
    const isNow = ({ isBack }: PlannedRide) => request.form.isNow && !isBack;
    const next = newSeries(
      request,
      rides.map((ride) => (isNow(ride) ? { ...ride, ...startsNow } : ride)),
      randomId,
    );
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
        open={isShown && !isSignedOut && !isLooking}
        record={record}
        series={series}
        needsLines={series.needsLines && health.length === 0}
        onGoOn={() => goOn(health)}
        onToForm={() => {
          close();
          onResume(true);
        }}
        onClose={close}
      />
      <SignedOut
        open={isSignedOut && !isLoggingIn}
        placed={record ? bookingIdsOf(record).length : 0}
        number={record?.rows.length ?? 0}
        onLogin={() => setLoggingIn(true)}
        onClose={close}
      />
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

interface SignedOutProps {
  readonly open: boolean;
  readonly placed: number;
  readonly number: number;
  readonly onLogin: () => void;
  readonly onClose: () => void;
}

/** The login ended in the middle of a series: how many rides are placed, and no personal data (D45). */
function SignedOut({ open, placed, number, onLogin, onClose }: SignedOutProps) {
  const { t } = useSeriesTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('signedOut.title')} closeLabel={t('run.close')}>
      <p role="alert">{t('signedOut.text', { placed, number })}</p>
      <Button onClick={onLogin}>{t('signedOut.login')}</Button>
      <CallUs />
    </Sheet>
  );
}
