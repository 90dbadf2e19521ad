import * as DomEvent from 'leaflet/src/dom/DomEvent.js';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Minus, Plus } from '../../../ui/icons';
import type { MapCanvasProps } from '../../port/map';
import { Credits } from './credits';
import { createHandle } from './handle';
import { OpenMap } from './open-map';
import { service } from './service';
import { openTiles } from './settings';
import { installStyles } from './styles';
import { textsIn } from './texts';
import { addTiles } from './tiles';

/** The open map: Leaflet with its zoom buttons and credits. */
export function MapCanvas({ className, center, zoom, onMap }: MapCanvasProps) {
  const t = textsIn(useLanguage());
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const zoomButtons = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [level, setLevel] = useState(zoom);

  useEffect(() => {
    const { current: element } = area;
    if (!element || !zoomButtons.current) return;
    installStyles();
    const made = new OpenMap(element, center, zoom);
    made.on('zoomend', () => setLevel(made.getZoom()));
    DomEvent.disableClickPropagation(zoomButtons.current);
    const stopTiles = addTiles(made, () => service.status.set('failed'));
    const size = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    size.observe(element);
    setMap(made);
    onMap(createHandle(made, { pinHint: `${id}-pin`, infoWindow: `${id}-window` }));
    return () => {
      onMap(null);
      setMap(null);
      size.disconnect();
      stopTiles();
      made.remove();
    };
  }, [id, center, zoom, onMap]);

  return (
    <>
      <section ref={area} className={className} aria-label={t('map')} aria-describedby={`${id}-map`}>
        <span id={`${id}-map`} hidden>
          {t('mapKeys')}
        </span>
        <span id={`${id}-pin`} hidden>
          {t('pinKeys')}
        </span>
        <span id={`${id}-window`} hidden>
          {t('infoWindow')}
        </span>
        <div ref={zoomButtons} className="open-map-zoom">
          <IconButton
            label={t('zoomIn')}
            icon={<Icon of={Plus} size={20} />}
            className="card"
            aria-disabled={level >= openTiles.maxZoom}
            onClick={() => map?.zoomIn()}
          />
          <IconButton
            label={t('zoomOut')}
            icon={<Icon of={Minus} size={20} />}
            className="card"
            aria-disabled={level <= 0}
            onClick={() => map?.zoomOut()}
          />
        </div>
      </section>
      <Credits />
    </>
  );
}
