/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { CallFailure } from '../../../src/backend/failure';
import { FailureReference } from '../../../src/i18n/failure-reference';
import common from '../../../src/locales/en/common.json';
import { renderScreen } from '../../support/render-screen-hook';

const failure: CallFailure = { kind: 'refused', status: 502, message: 'completedRidesCall' };
let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

describe('A failure can be reported by a short reference', () => {
  test('four letters, which the console shows too, with the failed call', () => {
    renderScreen(<FailureReference failure={failure} />, { common });
    const [, letters] = /^Reference:\xa0([A-Z]{4})$/.exec(screen.getByText(/^Reference/).textContent ?? '') ?? [];
    expect(letters).toBeDefined();
    expect(warnings.mock.calls).toEqual([[`${letters}: completedRidesCall refused 502`]]);
  });

  test('the letters by which the backend’s log names its answer', () => {
    renderScreen(<FailureReference failure={{ ...failure, reference: 'KASL' }} />, { common });
    expect(screen.getByText('Reference: KASL')).toBeTruthy();
    expect(warnings.mock.calls).toEqual([['KASL: completedRidesCall refused 502']]);
  });

  test('says that no booking is affected, where that is so', () => {
    renderScreen(<FailureReference failure={failure} isApart />, { common });
    expect(screen.getByText(/^Your bookings are not affected\. Reference: [A-Z]{4}$/)).toBeTruthy();
  });

  test('the booking number where there is one', () => {
    renderScreen(<FailureReference failure={failure} bookingId="20001" />, { common });
    expect(screen.getByText('Booking number: 20001')).toBeTruthy();
    expect(warnings.mock.calls).toEqual([['20001: completedRidesCall refused 502']]);
  });
});
