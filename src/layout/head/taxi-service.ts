import { formatEuro } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import { site } from '../../site';
import type { StructuredData } from './structured-data';

interface Business {
  readonly language: Language;
  readonly url: string;
  readonly image: string;
  readonly description: string;
  /** The operator's kind of price in words. */
  readonly priceKind: string;
}

/** The tariff; for a corridor also its limits in percent; for a fixed price only the words for it. */
function priceRange(language: Language, priceKind: string): string {
  const { kind, corridor } = site.price;
  if (kind === 'fixed') return priceKind;
  const tariff = `${formatEuro(language, site.tariff.baseFare)} + ${formatEuro(language, site.tariff.perKm)}/km`;
  if (kind === 'taximeter') return tariff;
  return corridor ? `${priceKind}: ${corridor.from}–${corridor.to} % (${tariff})` : `${priceKind} (${tariff})`;
}

/** The taxi company: type, area, phone number and fares. */
export const taxiService = ({ language, url, image, description, priceKind }: Business): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': ['TaxiService', 'LocalBusiness'],
  name: site.name,
  legalName: site.legal.company,
  description,
  url,
  image,
  telephone: site.bookingPhone.dialled,
  email: site.email,
  openingHours: site.openingHours ?? 'Mo-Su',
  ...(site.socialLinks.length > 0 && { sameAs: site.socialLinks.map(({ url }) => url) }),
  areaServed: { '@type': 'City', name: site.city },
  priceRange: priceRange(language, priceKind),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.legal.street,
    postalCode: site.legal.postcode,
    addressLocality: site.legal.town,
    addressCountry: site.map.country.toUpperCase(),
  },
});
