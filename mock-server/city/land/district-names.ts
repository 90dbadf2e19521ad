/** A name without a shape: a district or a neighbouring town. */
export interface DistrictName {
  readonly name: string;
  readonly kind: 'town' | 'district';
  readonly lat: number;
  readonly lng: number;
}

/** Names of districts and towns. */
export const districtNames: readonly DistrictName[] = [
  { name: 'Kassel', kind: 'town', lat: 51.3166, lng: 9.4962 },
  { name: 'Vellmar', kind: 'town', lat: 51.359, lng: 9.476 },
  { name: 'Fuldatal', kind: 'town', lat: 51.3555, lng: 9.5345 },
  { name: 'Niestetal', kind: 'town', lat: 51.316, lng: 9.572 },
  { name: 'Kaufungen', kind: 'town', lat: 51.283, lng: 9.6 },
  { name: 'Lohfelden', kind: 'town', lat: 51.27, lng: 9.538 },
  { name: 'Fuldabrück', kind: 'town', lat: 51.262, lng: 9.505 },
  { name: 'Baunatal', kind: 'town', lat: 51.252, lng: 9.418 },
  { name: 'Schauenburg', kind: 'town', lat: 51.272, lng: 9.345 },
  { name: 'Ahnatal', kind: 'town', lat: 51.368, lng: 9.413 },
  { name: 'Hann. Münden', kind: 'town', lat: 51.414, lng: 9.662 },
  { name: 'Calden', kind: 'town', lat: 51.408, lng: 9.404 },
  { name: 'Vorderer Westen', kind: 'district', lat: 51.3139, lng: 9.4716 },
  { name: 'Wehlheiden', kind: 'district', lat: 51.3088, lng: 9.4722 },
  { name: 'Südstadt', kind: 'district', lat: 51.3026, lng: 9.4872 },
  { name: 'Nord-Holland', kind: 'district', lat: 51.3345, lng: 9.4955 },
  { name: 'Wesertor', kind: 'district', lat: 51.3252, lng: 9.5122 },
  { name: 'Rothenditmold', kind: 'district', lat: 51.3275, lng: 9.4815 },
  { name: 'Kirchditmold', kind: 'district', lat: 51.3215, lng: 9.4495 },
  { name: 'Harleshausen', kind: 'district', lat: 51.334, lng: 9.434 },
  { name: 'Bad Wilhelmshöhe', kind: 'district', lat: 51.3108, lng: 9.4322 },
  { name: 'Brasselsberg', kind: 'district', lat: 51.2975, lng: 9.4165 },
  { name: 'Helleböhn', kind: 'district', lat: 51.2985, lng: 9.4505 },
  { name: 'Oberzwehren', kind: 'district', lat: 51.2805, lng: 9.4545 },
  { name: 'Niederzwehren', kind: 'district', lat: 51.288, lng: 9.4722 },
  { name: 'Waldau', kind: 'district', lat: 51.2868, lng: 9.5195 },
  { name: 'Unterneustadt', kind: 'district', lat: 51.3132, lng: 9.5142 },
  { name: 'Bettenhausen', kind: 'district', lat: 51.3105, lng: 9.5368 },
  { name: 'Forstfeld', kind: 'district', lat: 51.2985, lng: 9.5385 },
  { name: 'Wolfsanger', kind: 'district', lat: 51.335, lng: 9.536 },
];
