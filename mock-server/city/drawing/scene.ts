import type { Coordinates } from '../../../src/lib/coordinates';
import { type FlatPoint, toWorld } from '../geometry/flat';
import { areas, courses, type LandPoint, landNames } from '../land';
import { type PlaceLanguage, places } from '../places/gazetteer';
import { mainLine } from '../search/words';
import { type StreetKind, streets } from '../streets/street-graph';
import type { NameStyle } from './palette';

/**
 * The drawing works in pixels of zoom 12, counted from the middle of Kassel: a canvas computes with short numbers, and
 * pixels of the whole world would tremble at high zooms.
 */
export const SCENE_ZOOM = 12;
const origin = toWorld({ lat: 51.312, lng: 9.48 });

/** From the flat world to the drawing's own pixels. */
export function toScene(point: FlatPoint): FlatPoint {
  const scale = 2 ** SCENE_ZOOM;
  return { x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale };
}

const place = (point: Coordinates) => toScene(toWorld(point));
const pair = ([lat, lng]: LandPoint) => place({ lat, lng });

/** A street in the drawing's pixels. */
export interface SceneStreet {
  readonly name: string;
  readonly kind: StreetKind;
  readonly path: readonly FlatPoint[];
}

/** A name at a point, shown between two zooms. */
export interface SceneName {
  readonly name: string;
  readonly style: NameStyle;
  readonly at: FlatPoint;
  readonly from: number;
  readonly to: number;
  readonly isMarked: boolean;
}

/** The whole drawing, computed once. */
export interface Scene {
  readonly areas: readonly { kind: (typeof areas)[number]['kind']; shape: readonly FlatPoint[] }[];
  readonly courses: readonly { kind: 'river' | 'railway'; width: number; name: string; path: readonly FlatPoint[] }[];
  readonly streets: readonly SceneStreet[];
  readonly names: readonly SceneName[];
}

/** The centre of gravity of a shape. */
function middle(shape: readonly FlatPoint[]): FlatPoint {
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (const [index, point] of shape.entries()) {
    const next = shape[(index + 1) % shape.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    doubled += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  }
  return { x: x / (3 * doubled), y: y / (3 * doubled) };
}

/** From which zoom on the name of an area has room: the larger the area, the earlier. */
function nameZoom(shape: readonly FlatPoint[]): number {
  const width = Math.max(...shape.map(({ x }) => x)) - Math.min(...shape.map(({ x }) => x));
  return Math.max(10, Math.ceil(SCENE_ZOOM + Math.log2(64 / width)));
}

/** From which zoom on a sight is marked: the more people ask for it, the earlier. */
const sightZoom: Partial<Record<string, number>> = {
  airport: 11,
  train_station: 14,
  castle: 15,
  hospital: 15,
  stadium: 15,
  university: 15,
  city_hall: 16,
  convention_center: 16,
  hotel: 16,
  museum: 16,
  performing_arts_theater: 16,
  shopping_mall: 16,
};
const OTHER_SIGHTS_ZOOM = 17;

/** Towns, districts and parks have other names on the map; a house number has no name. */
const WITHOUT_MARK: readonly string[] = ['locality', 'sublocality', 'street_address', 'park', 'plaza'];

function sceneNames(language: PlaceLanguage): SceneName[] {
  const named = (name: string, style: NameStyle, at: FlatPoint, from: number, to = 22, isMarked = false) =>
    ({ name, style, at, from, to, isMarked }) satisfies SceneName;
  const ofAreas = areas.flatMap(({ name, kind, shape }) => {
    if (name === undefined) return [];
    const points = shape.map(pair);
    return [named(name, kind === 'water' ? 'water' : 'park', middle(points), nameZoom(points))];
  });
  const towns = landNames
    .filter(({ kind }) => kind === 'town')
    .map((town) =>
      named(town.name, 'town', place(town), town.name === 'Kassel' ? 6 : 11, town.name === 'Kassel' ? 13 : 15),
    );
  const cities = places
    .filter(({ kind, city }) => kind === 'locality' && !landNames.some(({ name }) => name === city))
    .map((city) => named(mainLine(city, language), 'town', place(city), 4, 12, true));
  const districts = landNames
    .filter(({ kind }) => kind === 'district')
    .map((district) => named(district.name, 'district', place(district), 12, 16));
  const sights = places
    .filter(({ name, kind }) => name !== null && !WITHOUT_MARK.includes(kind))
    .map((sight) =>
      named(sight.name ?? '', 'sight', place(sight), sightZoom[sight.kind] ?? OTHER_SIGHTS_ZOOM, 22, true),
    );
  return [...towns, ...cities, ...districts, ...ofAreas, ...sights];
}

/** A metre near Kassel in the drawing's pixels. */
const PIXELS_PER_METER = 1 / (((40_075_016 / 256) * Math.cos((51.3 * Math.PI) / 180)) / 2 ** SCENE_ZOOM);

const built = new Map<PlaceLanguage, Scene>();

/** The scene with the names of towns in a language, built at the first call. */
export function sceneIn(language: PlaceLanguage): Scene {
  const scene = built.get(language) ?? buildScene(language);
  built.set(language, scene);
  return scene;
}

function buildScene(language: PlaceLanguage): Scene {
  return {
    areas: areas.map(({ kind, shape }) => ({ kind, shape: shape.map(pair) })),
    courses: courses.map(({ kind, name = '', meters, path }) => ({
      kind,
      name,
      width: meters * PIXELS_PER_METER,
      path: path.map(pair),
    })),
    streets: streets.map(({ name, kind, path }) => ({ name, kind, path: path.map(place) })),
    names: sceneNames(language),
  };
}
