import { Polyline as LeafletLine, type PolylineOptions } from 'leaflet';
import { checkOptions, limitClass, NotCoveredError } from '../../covered';
import { toCoordinates } from '../base/geometry';
import { townMapOf } from '../map/sample-map';
import type { TownMap } from '../map/town-map';

type Options = google.maps.PolylineOptions;

const PATH = 'google.maps.Polyline';
const STROKE_OPTIONS = ['strokeColor', 'strokeOpacity', 'strokeWeight'] as const;
const OPTIONS = ['clickable', 'icons', 'map', 'path', 'zIndex', ...STROKE_OPTIONS] as const;
/** A symbol that is a straight stroke along the line, in the form of Google's own example. */
const STROKE = /^M 0,-([\d.]+) 0,([\d.]+)$/;

/**
 * The dashes that a repeated symbol draws; null without symbols. Only strokes along the line are covered.
 * https://developers.google.com/maps/documentation/javascript/examples/overlay-symbol-dashed
 */
function dashesOf([sequence, ...others]: readonly google.maps.IconSequence[]): PolylineOptions | null {
  if (!sequence) return null;
  const { icon, repeat = '0' } = sequence;
  const stroke = STROKE.exec(String(icon?.path));
  const every = Number.parseFloat(repeat);
  if (others.length > 0 || !stroke || !repeat.endsWith('px') || !(every > 0)) {
    throw new NotCoveredError(`other symbols on a ${PATH} than strokes repeated every few px`);
  }
  const length = (Number(stroke[1]) + Number(stroke[2])) * (icon?.scale ?? 1);
  // Round ends would extend into the gaps.
  return {
    dashArray: `${length} ${every - length}`,
    lineCap: 'butt',
    ...(icon?.strokeOpacity === undefined ? {} : { opacity: icon.strokeOpacity ?? 1 }),
    ...(icon?.strokeWeight ? { weight: icon.strokeWeight } : {}),
  };
}

/** The lines of each map with their order. */
const orders = new WeakMap<TownMap, Map<LeafletLine, number>>();

/** A line on the map. https://developers.google.com/maps/documentation/javascript/reference/polygon#Polyline */
export class Polyline {
  readonly #line: LeafletLine;
  readonly #zIndex: number;
  #map: TownMap | null = null;

  constructor(options: Options | null = {}) {
    const given = options ?? {};
    checkOptions('PolylineOptions', given, OPTIONS);
    if (given.clickable !== false) throw new NotCoveredError(`a clickable ${PATH}`);
    const { path, strokeColor, strokeWeight, strokeOpacity, zIndex, icons } = given;
    const points = [...((path ?? []) as Iterable<google.maps.LatLngLiteral>)].map(toCoordinates);
    const stroke = { color: strokeColor ?? '#000000', weight: strokeWeight ?? 3, opacity: strokeOpacity ?? 1 };
    this.#line = new LeafletLine(points, { ...stroke, interactive: false, ...dashesOf(icons ?? []) });
    this.#zIndex = zIndex ?? 0;
    this.setMap(given.map ?? null);
  }

  setMap(map: google.maps.Map | null): void {
    if (this.#map) orders.get(this.#map)?.delete(this.#line);
    this.#line.remove();
    this.#map = map && townMapOf(map);
    if (!this.#map) return;
    this.#line.addTo(this.#map);
    const lines = orders.get(this.#map) ?? new Map<LeafletLine, number>();
    orders.set(this.#map, lines.set(this.#line, this.#zIndex));
    for (const [line] of [...lines].sort(([, one], [, other]) => one - other)) line.bringToFront();
  }
}
limitClass(PATH, Polyline);
