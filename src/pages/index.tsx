import { graphql, type HeadProps } from 'gatsby';
import { headText, type PageTexts } from '../layout/head-text';
import { type PageContext, PageHead } from '../layout/page-head';
import { SiteLayout } from '../layout/site-layout';
import { HomeScreen } from '../marketing/home/home-screen';

const HomePage = () => (
  <SiteLayout>
    <HomeScreen />
  </SiteLayout>
);
export default HomePage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'home', 'title')}
    description={headText(page.data, 'home', 'description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "errors", "session", "home"] }, language: { eq: $language } }) {
      edges { node { ns data language } }
    }
  }
`;
