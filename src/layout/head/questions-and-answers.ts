import type { StructuredData } from './structured-data';

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
