/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LoadFailure } from '../../../../src/account/loading/loading';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

test('a failed list of rides shows the cause, that no booking is affected, and a reference (Spec §8, D33)', () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = { kind: 'unauthorized', status: null, message: 'unauthorized' } as const;
  renderScreen(<LoadFailure failure={failure} onRetry={() => {}} />, textsOf('en'));
  const lines = [...screen.getByRole('alert').querySelectorAll('b, p, .soft')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Failed to load ride data. Please try again.',
    'Unauthorized',
    expect.stringMatching(/^Your bookings are not affected\. Reference:\xa0[A-Z]{4}$/),
  ]);
  warnings.mockRestore();
});
