import { graphql, type HeadProps } from 'gatsby';
import { BookingScreen } from '../booking/booking-screen';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';

const BookingsPage = () => (
  <SiteLayout>
    <BookingScreen />
  </SiteLayout>
);
export default BookingsPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead
    page={page}
    title={headText(page.data, 'booking', 'pageTitle')}
    description={headText(page.data, 'booking', 'pageDescription')}
  />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "errors", "session", "maps", "booking", "price", "status"] }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
