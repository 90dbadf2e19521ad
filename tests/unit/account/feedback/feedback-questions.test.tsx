/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { FeedbackQuestions } from '../../../../src/account/feedback/feedback-questions';
import type { ErrorKey } from '../../../../src/i18n/texts';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleRide } from '../../../support/sample-ride';

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

test.each<[ErrorKey, readonly string[]]>([
  ['feedback', ['Failed to submit feedback. Please try again.', 'Failed to submit feedback']],
  ['feedbackError', ['An error occurred while submitting feedback. Please try again.', 'Failed to submit feedback']],
  ['feedbackSkip', ['Failed to skip feedback. Please try again.']],
])('%s: the sentences of screen and call (Spec §8, D33), and the booking number', (message, sentences) => {
  const failure = { kind: 'refused', status: 502, message, reference: 'QWER' } as const;
  renderScreen(
    <FeedbackQuestions ride={sampleRide({ bookingId: 'B1' })} flow={{ step: 'asking', failure }} onSubmit={() => {}} />,
    textsOf('en'),
  );
  const lines = [...screen.getByRole('alert').querySelectorAll('b, p, .soft')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    ...sentences,
    'Your answers are still in the form.',
    'Your bookings are not affected. Booking number: B1',
  ]);
  // The console has the letters of the backend's log.
  expect(warnings.mock.calls).toEqual([[`B1 QWER: ${message} refused 502`]]);
});
