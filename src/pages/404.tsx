import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { NotFound } from '../layout/not-found';
import { SiteLayout } from '../layout/site-layout';

const NotFoundPage = () => (
  <SiteLayout>
    <NotFound />
  </SiteLayout>
);
export default NotFoundPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead page={page} title={headText(page.data, 'common', 'notFound.title')} isPrivate />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
