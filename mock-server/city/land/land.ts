import areaData from '../data/areas.json';
import courseData from '../data/courses.json';
import nameData from '../data/names.json';

/** A point, latitude first. */
export type LandPoint = readonly [lat: number, lng: number];

/** A surface between the streets; the drawing closes its shape. */
interface Area {
  readonly kind: 'park' | 'wood' | 'water' | 'built';
  readonly name?: string;
  readonly shape: readonly LandPoint[];
}

/** A line: a river has a width in metres, a railway is drawn thin. */
interface Course {
  readonly kind: 'river' | 'railway';
  readonly name?: string;
  readonly meters: number;
  readonly path: readonly LandPoint[];
}

/** A name without a shape: a district or a town. */
interface LandName {
  readonly name: string;
  readonly kind: 'town' | 'district';
  readonly lat: number;
  readonly lng: number;
}

/**
 * The land between the streets, entered by hand and simplified. Areas are drawn in this order: built-up areas first,
 * water last.
 */
export const areas = areaData as readonly unknown[] as readonly Area[];

/** The Fulda and the railways. */
export const courses = courseData as readonly unknown[] as readonly Course[];

/** The names of districts and towns. */
export const landNames = nameData as readonly LandName[];
