import { type RouteComponentProps, Router } from '@reach/router';
import { withPrefix } from 'gatsby';
import { type ComponentType, useState } from 'react';
import { MyBookingsScreen } from '../../account/rides/my-bookings-screen';
import { FailureReference } from '../../i18n/failure-reference';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { RequireCustomer } from '../../session/login/require-customer';
import { NeedsScript } from '../../session/login/without-sign-in';
import { RetryButton } from '../../ui/button';
import { useMounted } from '../../ui/effects';
import { FailureNote } from '../../ui/failure-note';
import { type LazyPart, lazyPart, useLazyPart, useWhenIdle } from '../../ui/use-lazy-part';

const at = (Screen: ComponentType) => (_: RouteComponentProps) => <Screen />;

const parts: LazyPart<object>[] = [];

/** A screen in a separate chunk: most customers visit their rides, and few other screens. */
function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const part = lazyPart<object>(async () => (await load())[name]);
  parts.push(part);
  return (_: RouteComponentProps) => <LaterScreen part={part} />;
}

/** Renders the screen once it has loaded; a failure shows an error with a retry. */
function LaterScreen({ part }: { readonly part: LazyPart<object> }) {
  const { t } = useTranslation('common');
  const [attempt, setAttempt] = useState(1);
  const { Part: Screen, hasFailed } = useLazyPart(part, attempt);
  if (Screen) return <Screen />;
  if (!hasFailed) return <Waiting />;
  return (
    <>
      <h1 className="quiet-text">{t('private.label')}</h1>
      <div role="alert">
        <FailureNote sentence={t('private.missing')}>
          <FailureReference key={attempt} />
        </FailureNote>
        <RetryButton onRetry={() => setAttempt(attempt + 1)}>{t('tryAgain')}</RetryButton>
      </div>
    </>
  );
}

/** The placeholder of a loading screen, whose heading is not known yet. */
function Waiting() {
  const { t } = useTranslation('common');
  return (
    <>
      <h1 className="quiet-text">{t('private.label')}</h1>
      <p role="status" data-waiting>
        {t('loading')}
      </p>
    </>
  );
}

const YourRide = at(MyBookingsScreen);
const Invoice = later(() => import('../../account/invoice/invoice-screen'), 'InvoiceScreen');
const Profile = later(() => import('../../account/profile/profile-screen'), 'ProfileScreen');
const Feedback = later(() => import('../../account/feedback/feedback-screen'), 'FeedbackScreen');
const Wallet = later(() => import('../../account/pages/wallet-screen'), 'WalletScreen');
const InviteFriends = later(() => import('../../account/pages/invite-friends-screen'), 'InviteFriendsScreen');
const Support = later(() => import('../../account/pages/support-screen'), 'SupportScreen');
const EmergencyContact = later(() => import('../../account/pages/emergency-contact-screen'), 'EmergencyContactScreen');
const DriverList = later(() => import('../../account/pages/driver-list-screen'), 'DriverListScreen');
const BusinessAccount = later(() => import('../../account/pages/business-account-screen'), 'BusinessAccountScreen');
const ApplyReferral = later(() => import('../../account/pages/apply-referral-screen'), 'ApplyReferralScreen');
const ChangePassword = later(() => import('../../account/pages/change-password-screen'), 'ChangePasswordScreen');
const Device = later(() => import('./device-route'), 'DeviceRoute');
const Unknown = later(() => import('../not-found'), 'NotFound');

/** Loads the other screens, so that the side menu needs no request. */
function loadScreens() {
  for (const part of parts) void part.load();
}

/** The private screens by path. The built HTML has only the shell, because one file serves all of them. */
export function PrivateRoutes() {
  const { t } = useTranslation('common');
  const base = withPrefix(localPath(useLanguage(), '/private'));
  useWhenIdle(loadScreens);
  if (!useMounted())
    return (
      <>
        <Waiting />
        <NeedsScript />
      </>
    );
  return (
    <RequireCustomer heading={t('private.label')}>
      <Router basepath={base} primary={false}>
        <YourRide path="your-ride" />
        <Invoice path="invoice/:orderIds" />
        <Profile path="profile" />
        <Feedback path="feedback" />
        <Wallet path="wallet" />
        <InviteFriends path="invite-friends" />
        <Support path="support" />
        <EmergencyContact path="emergency-contact" />
        <DriverList path="driver-list" />
        <BusinessAccount path="business-account" />
        <ApplyReferral path="apply-referral" />
        <ChangePassword path="change-password" />
        <Device path="device" />
        <Unknown default />
      </Router>
    </RequireCustomer>
  );
}
