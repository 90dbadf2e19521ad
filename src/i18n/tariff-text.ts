import { site } from '../site';
import { formatDay, formatEuro } from './formats';
import type { Language } from './languages';

/** The operator's tariff as variables for texts: amounts in euro, and the date from which it applies. */
export function tariffText(language: Language) {
  const { baseFare, perKm, largeTaxi, waitingPerHour, validFrom } = site.tariff;
  return {
    baseFare: formatEuro(language, baseFare),
    perKm: formatEuro(language, perKm),
    largeTaxi: formatEuro(language, largeTaxi),
    waiting: formatEuro(language, waitingPerHour),
    validFrom: formatDay(language, validFrom),
  };
}
