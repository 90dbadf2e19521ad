import type { Service } from './answers';

/** A third-party service, as named in the consent question (D27). */
export interface ThirdParty {
  /** The service whose answer applies to it. */
  readonly service: Service;
  /** The company that receives the visitor's requests: "Google". */
  readonly company: string;
  /** The product that the visitor allows or refuses: "Google Maps". */
  readonly product: string;
  /** The addresses that the browser would request. */
  readonly urls: readonly string[];
}

/** A part of map, addresses and ways that a third party serves; the texts of `consent` in `locales/…/maps.json`. */
export type ConsentSubject = 'map' | 'mapAndWays' | 'addresses';
