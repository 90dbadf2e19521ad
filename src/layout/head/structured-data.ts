/** A schema.org object for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

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
