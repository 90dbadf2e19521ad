import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { questionsAndAnswers } from '../layout/head/structured-data';
import { SiteLayout } from '../layout/site-layout';
import { BusinessScreen, questions } from '../marketing/business/business-screen';

const BusinessPage = () => (
  <SiteLayout>
    <BusinessScreen />
  </SiteLayout>
);
export default BusinessPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'business', 'title')}
    description={headText(page.data, 'business', 'description')}
    things={() => [
      questionsAndAnswers(
        questions.map((name) => ({
          question: headText(page.data, 'business', `questions.${name}.question`),
          answer: headText(page.data, 'business', `questions.${name}.answer`),
        })),
      ),
    ]}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "maps", "business", "price"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
