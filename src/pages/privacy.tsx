import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import type { LegalContext } from '../marketing/legal/legal-pages';
import { PrivacyScreen } from '../marketing/legal/privacy-screen';

const PrivacyPage = ({ pageContext }: PageProps<object, LegalContext>) => (
  <SiteLayout>
    <PrivacyScreen legal={pageContext.legal} />
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
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
