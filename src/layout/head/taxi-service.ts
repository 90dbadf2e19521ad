import { formatEuro } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import { site } from '../../site';
import type { StructuredData } from './structured-data';

interface Business {
  readonly language: Language;
  readonly url: string;
  readonly image: string;
  readonly description: string;
}

/** The taxi company: type, area, phone number and fares. */
export const taxiService = ({ language, url, image, description }: Business): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': ['TaxiService', 'LocalBusiness'],
  name: site.name,
  legalName: site.legal.company,
  description,
  url,
  image,
  telephone: site.bookingPhone.dialled,
  email: site.email,
  areaServed: { '@type': 'City', name: site.city },
  priceRange: `${formatEuro(language, site.tariff.baseFare)} + ${formatEuro(language, site.tariff.perKm)}/km`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.legal.street,
    postalCode: site.legal.postcode,
    addressLocality: site.legal.town,
    addressCountry: site.map.country.toUpperCase(),
  },
});
