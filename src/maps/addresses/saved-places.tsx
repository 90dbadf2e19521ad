import { useTranslation } from '../../i18n/use-translation';
import type { Place } from '../../lib/places/place';
import { Disclosure } from '../../ui/disclosure';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from './saved-places.module.css';

const panel = lazyPart(async () => (await import('./saved-places-panel')).SavedPlacesPanel);

/**
 * The addresses stored on this device, which the customer enables, removes and clears here. `chosen` can be added to
 * the favourites.
 */
export function SavedPlaces({ chosen }: { readonly chosen: readonly Place[] }) {
  const { t } = useTranslation('maps');
  const { Part: Panel } = useLazyPart(panel, true);
  return (
    <Disclosure label={t('saved.title')} buttonClassName={styles.title} panelClassName={styles.panel}>
      {Panel && <Panel chosen={chosen} />}
    </Disclosure>
  );
}
