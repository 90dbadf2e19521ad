/** Valhalla's form of a refusal: https://github.com/valhalla/valhalla/blob/master/src/exceptions.cc */
interface Refusal {
  readonly message: string;
  readonly status: number;
  /** Code and message in the format "osrm". */
  readonly osrm: readonly [code: string, message: string];
}

const invalidUrl = ['InvalidUrl', 'URL string is invalid.'] as const;
const invalidService = ['InvalidService', 'Service name is invalid.'] as const;
const invalidOptions = ['InvalidOptions', 'Options are invalid.'] as const;
const invalidValue = ['InvalidValue', 'The successfully parsed query parameters are invalid.'] as const;

/** The supported refusals, by Valhalla's `error_code`. */
const refusals = {
  100: { message: 'Failed to parse json request', status: 400, osrm: invalidUrl },
  101: { message: 'Try a POST or GET request instead', status: 405, osrm: invalidUrl },
  106: { message: 'Try any of', status: 404, osrm: invalidService },
  107: { message: 'Not Implemented', status: 501, osrm: invalidService },
  110: { message: "Insufficiently specified required parameter 'locations'", status: 400, osrm: invalidOptions },
  112: {
    message: "Insufficiently specified required parameter 'locations' or 'sources & targets'",
    status: 400,
    osrm: invalidOptions,
  },
  120: { message: 'Insufficient number of locations provided', status: 400, osrm: invalidOptions },
  121: { message: 'Insufficient number of sources provided', status: 400, osrm: invalidOptions },
  122: { message: 'Insufficient number of targets provided', status: 400, osrm: invalidOptions },
  124: { message: 'No edge/node costing provided', status: 400, osrm: invalidOptions },
  125: { message: 'No costing method found', status: 400, osrm: invalidOptions },
  130: { message: 'Failed to parse location', status: 400, osrm: invalidValue },
  131: { message: 'Failed to parse source', status: 400, osrm: invalidValue },
  132: { message: 'Failed to parse target', status: 400, osrm: invalidValue },
  150: { message: 'Exceeded max locations', status: 400, osrm: invalidValue },
  154: {
    message: 'Path distance exceeds the max distance limit',
    status: 400,
    osrm: ['DistanceExceeded', 'Path distance exceeds the max distance limit.'],
  },
  164: { message: 'Invalid shape format', status: 400, osrm: invalidValue },
  171: {
    message: 'No suitable edges near location',
    status: 400,
    osrm: ['NoSegment', 'One of the supplied input coordinates could not snap to street segment.'],
  },
  442: {
    message: 'No path could be found for input',
    status: 400,
    osrm: ['NoRoute', 'Impossible route between points'],
  },
} as const satisfies Readonly<Record<number, Refusal>>;

/** Valhalla's number of a refusal. */
export type RefusalCode = keyof typeof refusals;

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  501: 'Not Implemented',
};

/** A request that Valhalla refuses, with its HTTP status and its body in the requested format. */
export class ValhallaFailure extends Error {
  readonly status: number;
  readonly #code: RefusalCode;

  constructor(code: RefusalCode, detail: string | null = null) {
    super(detail === null ? refusals[code].message : `${refusals[code].message}: ${detail}`);
    this.#code = code;
    this.status = refusals[code].status;
  }

  /** `{ code, message }` in the format "osrm", else `{ error_code, error, status_code, status }`. */
  body(format: 'json' | 'osrm'): Readonly<Record<string, string | number>> {
    const [code, message] = refusals[this.#code].osrm;
    if (format === 'osrm') return { code, message };
    return {
      error_code: this.#code,
      error: this.message,
      status_code: this.status,
      status: statusTexts[this.status] ?? '',
    };
  }
}
