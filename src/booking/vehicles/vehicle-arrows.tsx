import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ChevronDown, ChevronUp } from '../../ui/icons';
import { useScrollEnds } from './use-scroll-ends';
import * as styles from './vehicle-list.module.css';

/** One press scrolls by two rows with their gaps (Spec §2). */
const STEP_PX = 160;

/** The arrows of a long list (Spec §2). An arrow at its end stays and says so, so that the focus is not lost. */
export function VehicleArrows({ list }: { readonly list: RefObject<HTMLElement> }) {
  const { t } = useTranslation('booking');
  const ends = useScrollEnds(list);
  const move = (distancePx: number) => list.current?.scrollBy({ top: distancePx });
  return (
    <div className={styles.arrows}>
      <IconButton
        label={t('vehicle.earlier')}
        icon={<Icon of={ChevronUp} />}
        aria-disabled={ends.isAtStart}
        onClick={() => move(-STEP_PX)}
      />
      <IconButton
        label={t('vehicle.further')}
        icon={<Icon of={ChevronDown} />}
        aria-disabled={ends.isAtEnd}
        onClick={() => move(STEP_PX)}
      />
    </div>
  );
}
