import { useEffect, useState } from 'react';
import type { MapHandle } from '../port/map';

/** The keys that move a focused map. */
const MOVING_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|[+=_-])$/;

/** Whether the map follows the ride. */
interface MapFollow {
  readonly isFollowing: boolean;
  readonly setIsFollowing: (isFollowing: boolean) => void;
}

/** The map follows until the customer moves it: by drag, touch, wheel, keys, double click or a button of the map. */
export function useMapFollow(map: MapHandle | null): MapFollow {
  const [isFollowing, setIsFollowing] = useState(true);

  useEffect(() => {
    if (!map) return;
    const stop = () => setIsFollowing(false);
    const onKey = ({ key }: KeyboardEvent) => MOVING_KEYS.test(key) && stop();
    const onTouch = ({ touches }: TouchEvent) => touches.length > 1 && stop();
    const onClick = ({ target }: Event) => target instanceof Element && target.closest('button') && stop();
    const stopDragging = map.onDragStart(stop);
    const area = map.element;
    // The map's own movements fire the same view events, so only input events stop following.
    area.addEventListener('wheel', stop, { passive: true });
    area.addEventListener('touchmove', onTouch, { passive: true });
    area.addEventListener('dblclick', stop);
    area.addEventListener('keydown', onKey);
    area.addEventListener('click', onClick);
    return () => {
      stopDragging();
      area.removeEventListener('wheel', stop);
      area.removeEventListener('touchmove', onTouch);
      area.removeEventListener('dblclick', stop);
      area.removeEventListener('keydown', onKey);
      area.removeEventListener('click', onClick);
    };
  }, [map]);

  return { isFollowing, setIsFollowing };
}
