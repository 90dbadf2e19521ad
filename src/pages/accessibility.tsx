import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { AccessibilityScreen } from '../marketing/legal/accessibility-screen';
import type { LegalContext } from '../marketing/legal/legal-pages';

const AccessibilityPage = ({ pageContext }: PageProps<object, LegalContext>) => (
  <SiteLayout>
    <AccessibilityScreen legal={pageContext.legal} />
  </SiteLayout>
);
export default AccessibilityPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'legal', 'accessibility.title')}
    description={headText(page.data, 'legal', 'accessibility.description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "legal"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
