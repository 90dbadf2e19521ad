import * as v from 'valibot';

const Position = v.pipe(v.array(v.number()), v.length(2));
const metersOrSeconds = v.pipe(v.number(), v.minValue(0));

/** A route in the format "osrm" with its shape as GeoJSON: `src/tyr/route_serializer_osrm.cc` of Valhalla. */
export const OsrmAnswer = v.object({
  code: v.literal('Ok'),
  waypoints: v.pipe(
    v.array(v.object({ location: Position, distance: metersOrSeconds, name: v.string() })),
    v.minLength(2),
  ),
  routes: v.pipe(
    v.array(
      v.object({
        geometry: v.object({ type: v.literal('LineString'), coordinates: v.pipe(v.array(Position), v.minLength(2)) }),
        distance: metersOrSeconds,
        duration: metersOrSeconds,
        legs: v.array(v.object({ distance: metersOrSeconds, duration: metersOrSeconds })),
      }),
    ),
    v.minLength(1),
  ),
});

export type OsrmAnswer = v.InferOutput<typeof OsrmAnswer>;

/** A refusal in the format "osrm". */
export const OsrmRefusal = v.object({ code: v.pipe(v.string(), v.notValue('Ok')), message: v.string() });

/** A refusal in Valhalla's own format. */
export const ValhallaRefusal = v.object({ error_code: v.number(), error: v.string(), status_code: v.number() });

const orNone = v.nullable(metersOrSeconds);

/** The matrix of routes: `src/tyr/matrix_serializer.cc` of Valhalla. */
export const MatrixAnswer = v.object({
  sources_to_targets: v.array(
    v.array(v.object({ from_index: v.number(), to_index: v.number(), time: orNone, distance: orNone })),
  ),
  units: v.picklist(['kilometers', 'miles']),
});
