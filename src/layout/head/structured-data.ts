import { formatEuro } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import { site } from '../../site';

/** A schema.org object for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

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

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The breadcrumbs from Home to a page. */
export const breadcrumbs = (crumbs: readonly Crumb[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers on a page. */
export const questionsAndAnswers = (list: readonly Question[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
