import { type RouteComponentProps, Router } from '@reach/router';
import { withPrefix } from 'gatsby';
import { FeedbackScreen } from '../account/feedback/feedback-screen';
import { MyBookingsScreen } from '../account/rides/my-bookings-screen';
import { localPath } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { RequireCustomer } from '../session/require-customer';
import { useMounted } from '../ui/use-mounted';
import { NotFound } from './not-found';

const YourRide = (_: RouteComponentProps) => <MyBookingsScreen />;
const Feedback = (_: RouteComponentProps) => <FeedbackScreen />;
const Unknown = (_: RouteComponentProps) => <NotFound />;

/** The private screens by address; the built HTML holds only the shell, because it serves every one of them. */
export function PrivateRoutes() {
  const { t } = useTranslation('common');
  const base = withPrefix(localPath(useLanguage(), '/private'));
  if (!useMounted()) return <p role="status">{t('loading')}</p>;
  return (
    <RequireCustomer>
      <Router basepath={base} primary={false}>
        <YourRide path="your-ride" />
        <Feedback path="feedback" />
        <Unknown default />
      </Router>
    </RequireCustomer>
  );
}
