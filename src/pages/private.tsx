import { graphql, type HeadProps } from 'gatsby';
import { type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { PrivateLayout } from '../layout/private/private-layout';
import { privateTitle } from '../layout/private/private-menu';
import { PrivateRoutes } from '../layout/private/private-routes';

const PrivatePage = () => (
  <PrivateLayout>
    <PrivateRoutes />
  </PrivateLayout>
);
export default PrivatePage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead page={page} title={privateTitle(page)} isPrivate />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        ns: {
          in: [
            "common"
            "errors"
            "session"
            "account"
            "invoice"
            "profile"
            "customer-pages"
            "price"
            "storage"
            "status"
          ]
        }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
