import { STATUS_CODES } from 'node:http';

/** Code and message in the format "osrm". */
type OsrmRefusal = readonly [code: string, message: string];

const invalidUrl = ['InvalidUrl', 'URL string is invalid.'] as const;
const invalidService = ['InvalidService', 'Service name is invalid.'] as const;
const invalidOptions = ['InvalidOptions', 'Options are invalid.'] as const;
const invalidValue = ['InvalidValue', 'The successfully parsed query parameters are invalid.'] as const;
const tooFar = ['DistanceExceeded', 'Path distance exceeds the max distance limit.'] as const;
const noSegment = ['NoSegment', 'One of the supplied input coordinates could not snap to street segment.'] as const;
const noRoute = ['NoRoute', 'Impossible route between points'] as const;
const LOCATIONS = "Insufficiently specified required parameter 'locations'";

/** The supported refusals: https://github.com/valhalla/valhalla/blob/master/src/exceptions.cc */
const refusals = {
  100: [400, 'Failed to parse json request', invalidUrl],
  101: [405, 'Try a POST or GET request instead', invalidUrl],
  106: [404, 'Try any of', invalidService],
  107: [501, 'Not Implemented', invalidService],
  110: [400, LOCATIONS, invalidOptions],
  112: [400, `${LOCATIONS} or 'sources & targets'`, invalidOptions],
  120: [400, 'Insufficient number of locations provided', invalidOptions],
  121: [400, 'Insufficient number of sources provided', invalidOptions],
  122: [400, 'Insufficient number of targets provided', invalidOptions],
  124: [400, 'No edge/node costing provided', invalidOptions],
  125: [400, 'No costing method found', invalidOptions],
  130: [400, 'Failed to parse location', invalidValue],
  131: [400, 'Failed to parse source', invalidValue],
  132: [400, 'Failed to parse target', invalidValue],
  154: [400, 'Path distance exceeds the max distance limit', tooFar],
  164: [400, 'Invalid shape format', invalidValue],
  171: [400, 'No suitable edges near location', noSegment],
  442: [400, 'No path could be found for input', noRoute],
} as const satisfies Readonly<Record<number, readonly [status: number, message: string, osrm: OsrmRefusal]>>;

/** Valhalla's number of a refusal. */
export type RefusalCode = keyof typeof refusals;

/** A request that Valhalla refuses, with its HTTP status and its body in the requested format. */
export class ValhallaFailure extends Error {
  readonly status: number;
  readonly #code: RefusalCode;

  constructor(code: RefusalCode, detail: string | null = null) {
    const [status, message] = refusals[code];
    super(detail === null ? message : `${message}: ${detail}`);
    this.#code = code;
    this.status = status;
  }

  /** `{ code, message }` in the format "osrm", else `{ error_code, error, status_code, status }`. */
  body(format: 'json' | 'osrm'): Readonly<Record<string, string | number>> {
    const [, , [code, message]] = refusals[this.#code];
    if (format === 'osrm') return { code, message };
    return {
      error_code: this.#code,
      error: this.message,
      status_code: this.status,
      status: STATUS_CODES[this.status] ?? '',
    };
  }
}
