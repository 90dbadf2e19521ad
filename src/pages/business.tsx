import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageTexts } from '../layout/head-text';
import { type PageContext, PageHead } from '../layout/page-head';
import { SiteLayout } from '../layout/site-layout';
import { BusinessScreen } from '../marketing/business/business-screen';
import { site } from '../site';

const BusinessPage = () => (
  <SiteLayout>
    <BusinessScreen />
  </SiteLayout>
);
export default BusinessPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={`${headText(page.data, 'business', 'title')} | ${site.name}`}
    description={headText(page.data, 'business', 'description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "errors", "session", "business"] }, language: { eq: $language } }) {
      edges { node { ns data language } }
    }
  }
`;
