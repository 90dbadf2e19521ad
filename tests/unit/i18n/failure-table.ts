/** A failure that the site shows, and where. */
export interface ShownFailure {
  /** Its sentence. */
  readonly text: string;
  /** The component that shows it, in `src`. */
  readonly where: string;
  /** The other texts that are shown with it. */
  readonly with: readonly string[];
  /** `booking`: the booking number. `letters`: four letters, which the console and the backend's log print too. */
  readonly reference: 'booking' | 'letters';
  /** Nothing is ordered or changed at this point, so there is nothing to say about a booking. */
  readonly isBeforeOrder?: true;
}

const APART = 'common:reference.apart';
const AGAIN = 'common:tryAgain';

const letters = (where: string, texts: readonly string[], others: readonly string[] = []): readonly ShownFailure[] =>
  texts.map((text) => ({ text, where, with: others, reference: 'letters' }));
const booking = (where: string, texts: readonly string[], others: readonly string[] = []): readonly ShownFailure[] =>
  texts.map((text) => ({ text, where, with: others, reference: 'booking' }));
const beforeOrder = (failures: readonly ShownFailure[]) =>
  failures.map((failure) => ({ ...failure, isBeforeOrder: true as const }));

/** Each failure of the site. Each says whether a booking is affected and what to do next, and has a reference. */
export const shownFailures: readonly ShownFailure[] = [
  ...letters('session/login/require-customer.tsx', ['errors:unauthorized'], [APART, 'session:loginRequired']),
  ...letters(
    'session/login/login-notice-bar.tsx',
    ['errors:loginServer', 'errors:loginCredential', 'errors:loginNoTokens'],
    [APART, AGAIN],
  ),
  ...letters('session/identity/google/sign-in-button.tsx', ['errors:loginUnavailable'], [APART, AGAIN]),
  ...letters('booking/dialogs/signed-out-dialog.tsx', ['errors:loginServer'], ['booking:signedOut.text']),

  ...letters('session/login/without-sign-in.tsx', ['session:late'], [AGAIN, 'session:call']),
  ...letters('booking/late-booking.tsx', ['booking:late.text'], [AGAIN, 'common:notFound.call']),

  ...beforeOrder(letters('booking/booking-form-panel.tsx', ['booking:again.failed'])),
  ...beforeOrder(letters('booking/extras/extras-fields.tsx', ['booking:extras.failed'])),
  ...beforeOrder(letters('booking/map/map-cards.tsx', ['booking:nearest.failed'])),
  ...beforeOrder(letters('booking/vehicles/price-line.tsx', ['errors:vehicles'])),
  ...beforeOrder(letters('maps/screen/map-panel.tsx', ['maps:failed.text', 'maps:failed.mapAlone'])),
  ...beforeOrder(letters('booking/booking-options.tsx', ['booking:options.failed'])),
  ...letters('booking/booking-foot.tsx', ['booking:form.notSent']),
  ...letters('booking/several-rides.tsx', ['booking:form.notSent']),

  ...letters('booking/dialogs/confirm-dialog.tsx', ['price:change.failed'], ['price:change.again']),
  ...letters(
    'booking/dialogs/search-ended-dialog.tsx',
    ['errors:bookingFailed', 'errors:dialogError', 'booking:ended.offline'],
    ['booking:ended.kept', 'booking:searching.retry'],
  ),
  ...letters(
    'booking/dialogs/unknown-outcome-dialog.tsx',
    ['errors:currentRidesCall'],
    ['booking:doubt.unsure.title', 'booking:doubt.unsure.text'],
  ),
  ...booking(
    'booking/dialogs/searching-dialog.tsx',
    ['errors:dialogError', 'errors:bookingNotFound'],
    ['booking:searching.missing', 'booking:searching.safe', 'booking:searching.retry'],
  ),
  ...booking('booking/dialogs/search-actions.tsx', ['errors:cancel'], ['booking:search.notConfirmed']),
  ...booking('job/calendar-button.tsx', ['status:calendar.failed']),
  ...letters(
    'booking/series-orders/series-progress.tsx',
    ['series:run.failing', 'series:run.unreadable', 'series:run.offline', 'series:run.someLeft', 'series:run.unknown'],
    ['series:run.check'],
  ),
  ...booking('job/series/series-calendar.tsx', ['series:run.calendarFailed']),

  ...booking(
    'ride/tracking/tracking-screen.tsx',
    ['errors:bookingDetails', 'errors:bookingDetailsCall'],
    [APART, AGAIN],
  ),
  ...booking(
    'ride/tracking/tracking-screen.tsx',
    ['errors:bookingNotFound'],
    ['ride:notFound.text', 'ride:ended.call'],
  ),
  ...booking('ride/tracking/ride-actions.tsx', ['ride:actions.notLoaded']),
  ...booking('ride/cancel/cancel-status.tsx', ['errors:cancel'], ['ride:cancel.why.no-line']),
  ...booking('ride/cancel/cancel-status.tsx', ['errors:cancel'], ['ride:cancel.why.unanswered']),
  ...booking('ride/safety/share-dialog.tsx', ['ride:share.link.failed', 'ride:share.link.notChanged']),
  ...booking('ride/sharing/sharing-state.tsx', ['ride:share.notEnded']),
  ...letters('ride/friend/follow-screen.tsx', ['ride:follow.late']),
  ...letters('ride/friend/words.ts', ['ride:follow.unreachable', 'ride:follow.tooMany']),
  ...letters('layout/before-react/follow.ts', ['ride:follow.map.failed']),

  ...letters(
    'account/loading/loading.tsx',
    [
      ...['errors:rides', 'errors:completedRidesCall', 'errors:profileCall'],
      ...['customer-pages:wallet.unreadable', 'customer-pages:business.unreadable'],
    ],
    [APART, AGAIN],
  ),
  ...letters('account/pages/support-screen.tsx', ['customer-pages:support.ridesFailed']),
  ...letters('account/rides/series-card.tsx', ['errors:cancel'], ['series:mine.call']),
  ...letters('account/profile/profile-editor.tsx', ['errors:profileUpdate', 'errors:profileUpdateError'], [APART]),
  ...booking(
    'account/feedback/feedback-questions.tsx',
    ['errors:feedback', 'errors:feedbackError', 'errors:feedbackSkip'],
    [APART],
  ),
  ...booking('account/feedback/feedback-questions.tsx', ['errors:feedbackCall'], [APART, 'errors:feedback']),
  ...letters('layout/private/private-routes.tsx', ['common:private.missing']),
  ...letters('layout/failed/failed-screen.tsx', ['common:failed.text', 'common:failed.again']),
  ...letters('layout/failed/screen-boundary.tsx', ['common:failed.again']),
];

/** Sentences of Spec §8 that are no failure. */
export const noFailures: Readonly<Record<string, string>> = {
  noRidesForFeedback: 'an empty list',
  cancelReason: 'the customer’s input',
  feedbackCategories: 'the customer’s input',
  dialogRetrying: 'the live connection is being restored; the dialog says that the booking is there',
};

/** Components with an alert that is no failure. */
export const otherAlerts: Readonly<Record<string, string>> = {
  'account/invoice/invoice-screen.tsx': 'an address without a booking number, or with a wrong one, which it shows',
  'account/invoice/print-button.tsx': 'a browser without printing',
  'booking/series-orders/series-flow.tsx': 'the login has ended: how many rides are booked, and the login',
  'ride/cancel/cancel-dialog.tsx': 'the customer’s input',
  'ui/form/error-summary.tsx': 'the customer’s input',
};

/** Why a sentence that sounds like a failure has no reference of its own. */
const reasons = {
  answer: 'nothing has failed: it is what the backend has answered, or has not answered yet',
  choice: 'nothing has failed: the visitor has refused it',
  device: 'the visitor’s device or browser: no log of the operator’s can name it, and the visitor can mend it',
  maps: 'a provider’s service of maps or addresses: the map says so once, with letters, and the form works without it',
  number: 'it stands on the page of the ride, which shows the booking number',
  letters: 'it stands below a failure with its letters',
} as const;

/** Sentences that sound like a failure, and why they have no reference of their own. */
export const remarks: Readonly<Record<string, keyof typeof reasons>> = {
  'account:feedback.notThisRide': 'answer',
  'account:rides.monthMissing': 'answer',
  'booking:confirm.bonusLate': 'answer',
  'common:busy': 'answer',
  'booking:ended.absent': 'answer',
  'booking:extras.missing': 'answer',
  'ride:cancel.tooLate': 'answer',
  'common:consent.signIn.refused': 'choice',
  'maps:position.denied': 'choice',
  'customer-pages:invite.notCopied': 'device',
  'customer-pages:invite.notShared': 'device',
  'invoice:notPrinted': 'device',
  'maps:position.timeout': 'device',
  'maps:position.unavailable': 'device',
  'maps:position.unknown': 'device',
  'maps:position.unsupported': 'device',
  'ride:options.notAllowed': 'device',
  'ride:share.notCopied': 'device',
  'ride:share.notShared': 'device',
  'booking:help.text': 'maps',
  'booking:price.noRoute': 'maps',
  'maps:address.failed': 'maps',
  'maps:address.unavailable': 'maps',
  'maps:position.failed': 'maps',
  'maps:position.maps-unavailable': 'maps',
  'maps:position.no-address': 'maps',
  'maps:position.open-unavailable': 'maps',
  'ride:connection.down': 'number',
  'ride:connection.lost': 'number',
  'ride:connection.unreachable': 'number',
  'ride:news.gone': 'number',
  'ride:truths.lastKnown': 'number',
  'common:failed.report.failed': 'letters',
  'maps:failed.title': 'letters',
};
