import { useState } from 'react';
import { hasLocalKey } from '../device/storage';
import { FailureReference } from '../i18n/failure-reference';
import { useTranslation } from '../i18n/use-translation';
import { Sheet } from '../ui/dialog/sheet';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import { CallUs } from './call-us';
import type { SeriesFlowProps } from './series-orders/series-flow';

const seriesFlow = lazyPart(async () => (await import('./series-orders/series-flow')).SeriesFlow);

/**
 * The flow of several rides. Its code loads with the first such request, and on a device that has a series: the rides
 * may not all be placed.
 */
export function SeveralRides(props: SeriesFlowProps) {
  const [isNeeded, setNeeded] = useState(() => hasLocalKey('taxi.series'));
  if (props.request && !isNeeded) setNeeded(true);
  return isNeeded ? <LoadedSeries {...props} /> : null;
}

/** Mounted, and so fetched, when it is needed. */
function LoadedSeries(props: SeriesFlowProps) {
  const { t } = useTranslation('booking');
  const { Part: SeriesFlow, hasFailed } = useLazyPart(seriesFlow, props.request ?? true);
  if (SeriesFlow) return <SeriesFlow {...props} />;
  return (
    <Sheet
      open={hasFailed && props.request !== null}
      onClose={props.onBack}
      title={t('confirm.title')}
      closeLabel={t('ended.back')}
    >
      <p role="alert">
        {t('form.notSent')} <FailureReference />
      </p>
      <CallUs />
    </Sheet>
  );
}
