import type { GazetteerPlace } from './gazetteer-place';
import { kassel } from './neighbourhoods';
import { district } from './notation';

/** The districts of Kassel, each at its middle. */
export const kasselDistricts: readonly GazetteerPlace[] = [
  district(kassel.mitte, 51.315, 9.495),
  district(kassel.vordererWesten, 51.3148, 9.4716),
  district(kassel.wehlheiden, 51.308, 9.4705),
  district(kassel.suedstadt, 51.3026, 9.4872),
  district(kassel.bettenhausen, 51.3105, 9.5368),
  district(kassel.forstfeld, 51.2985, 9.5385),
  district(kassel.waldau, 51.2868, 9.5195),
  district(kassel.unterneustadt, 51.3132, 9.5142),
  district(kassel.wesertor, 51.3252, 9.5122),
  district(kassel.wolfsanger, 51.335, 9.536),
  district(kassel.nordHolland, 51.3335, 9.4955),
  district(kassel.rothenditmold, 51.3265, 9.4815),
  district(kassel.harleshausen, 51.334, 9.434),
  district(kassel.jungfernkopf, 51.3465, 9.4475),
  district(kassel.kirchditmold, 51.3205, 9.4495),
  district(kassel.wilhelmshoehe, 51.3108, 9.4322),
  district(kassel.brasselsberg, 51.2975, 9.4165),
  district(kassel.oberzwehren, 51.2805, 9.4545),
  district(kassel.niederzwehren, 51.288, 9.4755),
];
