/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { WalletScreen } from '../../../../src/account/pages/wallet-screen';
import { site } from '../../../../src/site';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const CALL = 'GET /bookings/get-miles';
const backend = signedInBackend({ [CALL]: { body: { milesDiscount: 0 } } });

test.each([true, false])(
  'the bonus is asked for and shown where there is a programme: %s',
  async (hasBonusProgramme) => {
    jest.replaceProperty(site, 'hasBonusProgramme', hasBonusProgramme);
    await act(async () => void renderScreen(<WalletScreen />, textsOf('de')));
    expect(screen.queryAllByRole('heading', { name: /bonus/i }).length > 0).toBe(hasBonusProgramme);
    expect(backend.count(CALL) > 0).toBe(hasBonusProgramme);
    // What can be paid with is there in any case.
    await screen.findByRole('list');
  },
);
