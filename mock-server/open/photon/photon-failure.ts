/** A request that Photon refuses; it answers 400 with `{ message }` (`GeoJsonFormatter.formatError`). */
export class PhotonFailure extends Error {
  readonly status = 400;
}
