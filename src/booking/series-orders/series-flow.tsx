import { useEffect, useRef, useState } from 'react';
import { bookingIdsOf, isSettledSeries } from '../../job/series/series-record';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { randomId } from '../../lib/random-id';
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

/** The inputs of the series flow. It returns nothing to the order flow. */
export interface SeriesFlowProps {
  /** The request for several rides that waits to be confirmed; null for none. */
  readonly request: BookingRequest | null;
  /** Back to the form. */
  readonly onBack: () => void;
  /** All rides are placed: the form's content is no longer a draft. */
  readonly onPlaced: () => void;
}

/**
 * Several rides after the submit: the review, the orders one after the other, and the way back to them after a failure,
 * a reload or a lost login (D29). The rides that an earlier page left open come before any new ones.
 */
export function SeriesFlow({ request, onBack, onPlaced }: SeriesFlowProps) {
  const series = useSeries();
  const { record, doing, check, begin, goOn } = series;
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const [shownId, setShownId] = useState<string | null>(null);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const isSettled = record !== null && isSettledSeries(record);
  const isShown = record !== null && (shownId === record.id || (request !== null && !isSettled));
  const isSignedOut = isShown && session.status === 'anonymous' && doing !== 'placing';

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
    check();
  }, [isSignedIn]);

  useEffect(() => {
    if (isSettled && shownId !== null) onPlaced();
  }, [isSettled, shownId, onPlaced]);

  const health = request?.series?.lines.health ?? null;
  const book = (rides: readonly PlannedRide[]) => {
    if (!request) return;
    const next = newSeries(request, rides, randomId);
    setShownId(next.id);
    begin(next, health ?? []);
  };
  const close = () => {
    setShownId(null);
    onBack();
  };
  return (
    <>
      <SeriesReview request={isShown ? null : request} onBook={book} onBack={onBack} />
      <SeriesProgress
        open={isShown && !isSignedOut}
        record={record}
        series={series}
        needsLines={series.needsLines && !health?.length}
        onGoOn={() => goOn(health)}
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
