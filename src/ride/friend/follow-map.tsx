import { useMemo, useSyncExternalStore } from 'react';
import type { Coordinates } from '../../lib/coordinates';
import { MapPanel } from '../../maps/screen/map-panel';
import * as styles from './follow-map.module.css';
import type { FollowedView } from './following';

const noPath: readonly Coordinates[] = [];

/** The pressed button is gone: without this, its focus would be lost. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** The taxi of a shared ride on the map, after the friend has opened it: no pickup, no drop-off, no route. */
export function FollowMap() {
  const followed = useFollowed();
  const { ride = null, vehicle = null } = followed?.following ?? {};
  const plate = ride?.carNumber ?? '';
  const car = useMemo(
    () => vehicle && { ...vehicle, id: 'followed', driver: plate, goal: null, path: noPath },
    [vehicle, plate],
  );
  if (!followed?.isMapWanted || !ride) return null;
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.map}>
      <MapPanel pickup={null} drop={null} path={noPath} car={car} />
    </div>
  );
}

const subscribe = (listener: () => void) => window.followed?.subscribe(listener) ?? (() => {});

/** The state of the page's own script; null in the built HTML and in the first render. */
const useFollowed = (): FollowedView | null =>
  useSyncExternalStore(
    subscribe,
    () => window.followed?.get() ?? null,
    () => null,
  );
