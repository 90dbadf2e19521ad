import { graphql, type HeadProps } from 'gatsby';
import { FollowLayout } from '../layout/follow-layout';
import { headText, type PageContext, type PageTexts } from '../layout/head/page-head';
import { UnlistedHead } from '../layout/head/unlisted-head';
import { FollowScreen } from '../ride/friend/follow-screen';

/** `/follow#{token}`: a shared ride (D51). */
const FollowPage = () => (
  <FollowLayout>
    <FollowScreen />
  </FollowLayout>
);
export default FollowPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <UnlistedHead
    page={page}
    path="/follow"
    title={headText(page.data, 'ride', 'follow.title')}
    description={headText(page.data, 'ride', 'follow.description')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "maps", "ride", "status"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
