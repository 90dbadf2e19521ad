import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { PartnerScreen } from '../marketing/partner/partner-screen';

const PartnerPage = () => (
  <SiteLayout>
    <PartnerScreen />
  </SiteLayout>
);
export default PartnerPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'partner', 'title')}
    description={headText(page.data, 'partner', 'description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "partner"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
