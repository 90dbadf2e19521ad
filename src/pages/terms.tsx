import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import type { LegalContext } from '../marketing/legal/legal-pages';
import { TermsScreen } from '../marketing/legal/terms-screen';

const TermsPage = ({ pageContext }: PageProps<object, LegalContext>) => (
  <SiteLayout>
    <TermsScreen legal={pageContext.legal} />
  </SiteLayout>
);
export default TermsPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'legal', 'terms.title')}
    description={headText(page.data, 'legal', 'terms.description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "legal", "price"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
