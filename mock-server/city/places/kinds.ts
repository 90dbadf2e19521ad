/** Photon's kinds of places. */
export const photonLayers = [
  ...(['house', 'street', 'locality', 'district', 'city'] as const),
  ...(['county', 'state', 'country', 'other'] as const),
] as const;
export type PhotonLayer = (typeof photonLayers)[number];

/** How OpenStreetMap and Photon call a place: the main tag, the kind of object (node, way, relation), the layer. */
export interface OsmTags {
  readonly key: string;
  readonly value: string;
  readonly type: 'N' | 'W' | 'R';
  readonly layer: PhotonLayer;
}

const object = (key: string, value: string, type: OsmTags['type'] = 'W'): OsmTags => ({
  key,
  value,
  type,
  layer: 'house',
});

/**
 * The kinds of places: Google's name for one (https://developers.google.com/maps/documentation/javascript/place-types)
 * and OpenStreetMap's main tag (https://wiki.openstreetmap.org/wiki/Map_features).
 */
const tags = {
  airport: object('aeroway', 'aerodrome'),
  botanical_garden: object('leisure', 'garden'),
  castle: object('historic', 'castle'),
  cemetery: object('landuse', 'cemetery'),
  church: object('amenity', 'place_of_worship'),
  city_hall: object('amenity', 'townhall'),
  convention_center: object('amenity', 'conference_centre'),
  corporate_office: object('office', 'company'),
  courthouse: object('amenity', 'courthouse'),
  cultural_center: object('amenity', 'arts_centre'),
  fire_station: object('amenity', 'fire_station'),
  furniture_store: object('shop', 'furniture'),
  golf_course: object('leisure', 'golf_course'),
  government_office: object('office', 'government'),
  hospital: object('amenity', 'hospital'),
  hostel: object('tourism', 'hostel'),
  hotel: object('tourism', 'hotel'),
  library: object('amenity', 'library'),
  light_rail_station: object('railway', 'tram_stop', 'N'),
  locality: { key: 'place', value: 'city', type: 'R', layer: 'city' },
  market: object('amenity', 'marketplace'),
  movie_theater: object('amenity', 'cinema'),
  museum: object('tourism', 'museum'),
  park: object('leisure', 'park'),
  performing_arts_theater: object('amenity', 'theatre'),
  plaza: { key: 'place', value: 'square', type: 'W', layer: 'locality' },
  police: object('amenity', 'police'),
  restaurant: object('amenity', 'restaurant', 'N'),
  school: object('amenity', 'school'),
  shopping_mall: object('shop', 'mall'),
  spa: object('leisure', 'sauna'),
  stadium: object('leisure', 'stadium'),
  street_address: object('place', 'house', 'N'),
  sublocality: { key: 'place', value: 'suburb', type: 'R', layer: 'district' },
  swimming_pool: object('leisure', 'swimming_pool'),
  tourist_attraction: object('tourism', 'attraction'),
  train_station: object('railway', 'station', 'N'),
  university: object('amenity', 'university'),
  wildlife_park: object('tourism', 'zoo'),
} as const satisfies Readonly<Record<string, OsmTags>>;

/** The kind of a place. */
export type PlaceKind = keyof typeof tags;

const street: OsmTags = { key: 'highway', value: 'residential', type: 'W', layer: 'street' };

/** The tags of a place; an address without a number is a street. */
export const osmTagsOf = ({ kind, houseNumber }: { kind: PlaceKind; houseNumber: string | null }): OsmTags =>
  kind === 'street_address' && houseNumber === null ? street : tags[kind];
