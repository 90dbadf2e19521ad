import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/use-translation';
import { bookingIdIn } from '../job/booking-path';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { SiteLayout } from '../layout/site-layout';
import { pathIn } from '../lib/links';
import { TrackingScreen } from '../ride/tracking/tracking-screen';
import { RequireCustomer } from '../session/login/require-customer';

/** `/booking-details/{booking_id}`: the id is the rest of the path. */
const BookingDetailsPage = ({ location }: PageProps) => {
  const { t } = useTranslation('common');
  const bookingId = bookingIdIn(pathIn(location));
  return (
    <SiteLayout>
      <RequireCustomer heading={t('navigation.trackRide')}>
        <TrackingScreen key={bookingId} bookingId={bookingId} />
      </RequireCustomer>
    </SiteLayout>
  );
};
export default BookingDetailsPage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => (
  <PageHead page={page} title={headText(page.data, 'common', 'navigation.trackRide')} isPrivate />
);

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "errors", "session", "maps", "price", "ride", "status"] }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
  }
`;
