import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { ImprintScreen } from '../marketing/legal/imprint-screen';
import type { LegalContext } from '../marketing/legal/legal-pages';

const ImprintPage = ({ pageContext }: PageProps<object, LegalContext>) => (
  <SiteLayout>
    <ImprintScreen legal={pageContext.legal} />
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
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "legal"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
