import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageTexts } from '../layout/head/head-text';
import { type PageContext, PageHead } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { PrivacyScreen } from '../marketing/legal/privacy-screen';

const PrivacyPage = () => (
  <SiteLayout>
    <PrivacyScreen />
  </SiteLayout>
);
export default PrivacyPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'legal', 'privacy.title')}
    description={headText(page.data, 'legal', 'privacy.description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "legal", "storage", "maps"] }, language: { eq: $language } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
