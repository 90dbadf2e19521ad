import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageTexts } from '../layout/head/head-text';
import { type PageContext, PageHead } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { ImprintScreen } from '../marketing/legal/imprint-screen';

const ImprintPage = () => (
  <SiteLayout>
    <ImprintScreen />
  </SiteLayout>
);
export default ImprintPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'legal', 'imprint.title')}
    description={headText(page.data, 'legal', 'imprint.description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "errors", "session", "legal"] }, language: { eq: $language } }) {
      edges { node { ns data language } }
    }
  }
`;
