/**
 * The fields that an answer may omit, because the operator's facts provide them: the VAT rate, and the kind of a price.
 */
export const OPTIONAL_OVER_HTTP: readonly string[] = [
  'vatRate',
  'priceKind',
  'priceFrom',
  'priceTo',
  'priceValidUntil',
];

const OF_POSITIONS = ['driver_location', 'time_to_reach_pickup_in_min', 'time_to_reach_drop_in_min'];

/**
 * The fields that a frame may omit: the second spelling of the status, and a position's fields after a cancellation.
 */
export const OPTIONAL_IN_FRAMES: readonly string[] = ['jobStatus', ...OF_POSITIONS];

/** The optional fields of one frame: a position with status true requires a place and minutes. */
export const optionalIn = ({ status }: { readonly status?: unknown }): readonly string[] =>
  status === false ? OPTIONAL_IN_FRAMES : OPTIONAL_IN_FRAMES.filter((name) => !OF_POSITIONS.includes(name));
