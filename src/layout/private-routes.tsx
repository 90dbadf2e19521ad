import { type RouteComponentProps, Router } from '@reach/router';
import { withPrefix } from 'gatsby';
import type { ComponentType } from 'react';
import { DeviceScreen } from '../account/device/device-screen';
import { FeedbackScreen } from '../account/feedback/feedback-screen';
import { InvoiceScreen } from '../account/invoice/invoice-screen';
import { ApplyReferralScreen } from '../account/pages/apply-referral-screen';
import { BusinessAccountScreen } from '../account/pages/business-account-screen';
import { ChangePasswordScreen } from '../account/pages/change-password-screen';
import { DriverListScreen } from '../account/pages/driver-list-screen';
import { EmergencyContactScreen } from '../account/pages/emergency-contact-screen';
import { InviteFriendsScreen } from '../account/pages/invite-friends-screen';
import { SupportScreen } from '../account/pages/support-screen';
import { WalletScreen } from '../account/pages/wallet-screen';
import { ProfileScreen } from '../account/profile/profile-screen';
import { MyBookingsScreen } from '../account/rides/my-bookings-screen';
import { localPath } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { RequireCustomer } from '../session/require-customer';
import { useMounted } from '../ui/use-mounted';
import { NotFound } from './not-found';

/** A screen at an address below /private. */
const at = (Screen: ComponentType) => (_: RouteComponentProps) => <Screen />;

const YourRide = at(MyBookingsScreen);
const Invoice = at(InvoiceScreen);
const Profile = at(ProfileScreen);
const Feedback = at(FeedbackScreen);
const Wallet = at(WalletScreen);
const InviteFriends = at(InviteFriendsScreen);
const Support = at(SupportScreen);
const EmergencyContact = at(EmergencyContactScreen);
const DriverList = at(DriverListScreen);
const BusinessAccount = at(BusinessAccountScreen);
const ApplyReferral = at(ApplyReferralScreen);
const ChangePassword = at(ChangePasswordScreen);
const Device = at(DeviceScreen);
const Unknown = at(NotFound);

/** The private screens by address; the built HTML holds only the shell, because it serves every one of them. */
export function PrivateRoutes() {
  const { t } = useTranslation('common');
  const base = withPrefix(localPath(useLanguage(), '/private'));
  if (!useMounted()) return <p role="status">{t('loading')}</p>;
  return (
    <RequireCustomer>
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
