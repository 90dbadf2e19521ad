import type { states } from './gazetteer-place';
import type { Neighbourhood } from './notation';

const inKassel = (district: string, postalCode: string): Neighbourhood => ({
  district,
  postalCode,
  city: 'Kassel',
  state: 'HE',
});

/** The districts of Kassel, each with the postal code that most of it has. */
export const kassel = {
  mitte: inKassel('Mitte', '34117'),
  vordererWesten: inKassel('Vorderer Westen', '34119'),
  wehlheiden: inKassel('Wehlheiden', '34121'),
  suedstadt: inKassel('Südstadt', '34121'),
  bettenhausen: inKassel('Bettenhausen', '34123'),
  forstfeld: inKassel('Forstfeld', '34123'),
  waldau: inKassel('Waldau', '34123'),
  unterneustadt: inKassel('Unterneustadt', '34125'),
  wesertor: inKassel('Wesertor', '34125'),
  wolfsanger: inKassel('Wolfsanger-Hasenhecke', '34125'),
  nordHolland: inKassel('Nord-Holland', '34127'),
  rothenditmold: inKassel('Rothenditmold', '34127'),
  harleshausen: inKassel('Harleshausen', '34128'),
  jungfernkopf: inKassel('Jungfernkopf', '34128'),
  kirchditmold: inKassel('Kirchditmold', '34130'),
  wilhelmshoehe: inKassel('Bad Wilhelmshöhe', '34131'),
  brasselsberg: inKassel('Brasselsberg', '34132'),
  oberzwehren: inKassel('Oberzwehren', '34132'),
  niederzwehren: inKassel('Niederzwehren', '34134'),
} as const;

/** A neighbourhood outside Kassel; small towns have no districts in their addresses. */
export function inTown(
  city: string,
  postalCode: string,
  district: string | null = null,
  state: keyof typeof states = 'HE',
): Neighbourhood {
  return { district, postalCode, city, state };
}
