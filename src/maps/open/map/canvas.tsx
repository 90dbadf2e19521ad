import leaflet from 'leaflet/dist/leaflet.css';
import * as DomEvent from 'leaflet/src/dom/DomEvent.js';
import { useEffect, useId, useRef, useState } from 'react';
import { type Language, textIn } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type english from '../../../locales/en/open-map.json';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Minus, Plus } from '../../../ui/icons';
import type { MapCanvasProps } from '../../port/map';
import { OPENSTREETMAP_COPYRIGHT } from '../open-service';
import { createHandle } from './handle';
import { OpenMap } from './open-map';
import own from './open-map.css';
import { service } from './service';
import { openTiles } from './settings';
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
            aria-disabled={!map || level >= openTiles.maxZoom}
            onClick={() => map?.zoomIn()}
          />
          <IconButton
            label={t('zoomOut')}
            icon={<Icon of={Minus} size={20} />}
            className="card"
            aria-disabled={!map || level <= 0}
            onClick={() => map?.zoomOut()}
          />
        </div>
      </section>
      <Credits />
    </>
  );
}

/** The credits of tiles, addresses and routes, each with a link. */
function Credits() {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const { tilesCredit } = openTiles;
  return (
    <p className="open-map-credits">
      {tilesCredit && (
        <>
          <a href={tilesCredit.url} target="_blank" rel="noreferrer">
            {textIn(tilesCredit, language)}
          </a>
          {' · '}
        </>
      )}
      <a href={OPENSTREETMAP_COPYRIGHT} target="_blank" rel="noreferrer">
        {t('credit.open')}
      </a>
    </p>
  );
}

let isInstalled = false;

/**
 * Adds the map's style sheets to the page, once. A constructed sheet is not an inline style, so a strict policy allows
 * it.
 */
function installStyles(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheets = [leaflet, own].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

/**
 * The texts of the open map in a language, by key. They are part of its chunk, so that pages with Google's map do not
 * contain them.
 */
function textsIn(language: Language): (key: keyof typeof english) => string {
  const texts: typeof english = require(`../../../locales/${language}/open-map.json`);
  return (key) => texts[key];
}
