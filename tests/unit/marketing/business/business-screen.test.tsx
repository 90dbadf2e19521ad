/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { answerConsent } from '../../../../src/consent/consent-store';
import business from '../../../../src/locales/en/business.json';
import { mapsParty } from '../../../../src/maps/service/chosen-services';
import { BusinessScreen } from '../../../../src/marketing/business/business-screen';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const backend = signedInBackend();
const log = jest.spyOn(console, 'log').mockImplementation(() => {});
const navigate = jest.spyOn(gatsby, 'navigate').mockImplementation(async () => {});

/** The page of a signed-in customer with this status. */
async function open(status: unknown) {
  backend.reply('GET /business-status', { body: { status } });
  await act(async () => void renderScreen(<BusinessScreen />, textsOf('en')));
}
const travellers = () => screen.getByLabelText<HTMLInputElement>('Number of travellers');
const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const getQuote = () => act(async () => screen.getByRole('button', { name: 'Get Quote' }).click());

afterEach(() => void jest.clearAllMocks());

describe('A customer without an active business account (Spec §2)', () => {
  test('reads the page, which says where the form leads', async () => {
    await open(false);
    screen.getByText(business.account.inactive);
    await act(async () => travellers().focus());
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['types an address', () => type(screen.getByLabelText('Pickup 1'), 'K')],
    ['changes the number of travellers', () => type(travellers(), '3')],
    ['presses Get Quote', getQuote],
  ])('who %s is redirected to the business account', async (_, use) => {
    await open(false);
    await use();
    expect(navigate.mock.calls).toEqual([['/private/business-account', { replace: false }]]);
    expect(log).not.toHaveBeenCalled();
  });
});

test('with an active account nobody is redirected, and the form works', async () => {
  await open(true);
  await type(travellers(), '3');
  await getQuote();
  expect(log.mock.calls).toEqual([[{ pickups: [], drop: '', travellers: 3 }]]);
  expect(screen.queryByText(business.quote.travellersFallback)).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['25', '0', ''])('"%s" travellers become 1, and the request says so, announced (Spec §5)', async (typed) => {
  await open(true);
  await type(travellers(), typed);
  await getQuote();
  // A request that is not complete changes nothing.
  expect(travellers().value).toBe(typed);
  await type(screen.getByLabelText('Pickup 1'), 'Königsplatz 1');
  await getQuote();
  expect(travellers().value).toBe('1');
  const sentence = screen.getByText(business.quote.travellersFallback);
  expect(sentence.closest('[role="status"]')).not.toBeNull();
});

test('a request without any address asks for one, in place of a summary', async () => {
  await open(true);
  await getQuote();
  screen.getByText(business.quote.missing);
  expect(document.activeElement).toBe(screen.getByLabelText('Pickup 1'));
  expect(screen.queryByText(business.quote.summary)).toBeNull();
  await type(screen.getByLabelText('Pickup 1'), 'Königsplatz 1');
  // At once, as in every other form.
  expect(screen.queryByText(business.quote.missing)).toBeNull();
  await getQuote();
  expect(screen.getByText(business.quote.summary)).toBeTruthy();
});

test('a request that was corrected since is no longer offered as a mail, until it is asked for again', async () => {
  await open(true);
  await type(screen.getByLabelText('Pickup 1'), 'Königsplatz 1');
  await getQuote();
  const mail = () =>
    decodeURIComponent(screen.queryByRole('link', { name: business.quote.mail })?.getAttribute('href') ?? '');
  expect(mail()).toContain('Number of travellers: 1');
  await type(travellers(), '12');
  expect(mail()).toBe('');
  await getQuote();
  expect(mail()).toContain('Number of travellers: 12');
  await type(screen.getByLabelText('Pickup 1'), 'Königsplatz 2');
  expect(mail()).toBe('');
});

test('after "Allow Google Maps", which is gone then, the focus is in the first address', async () => {
  if (mapsParty) answerConsent(mapsParty, false, () => {});
  await open(true);
  await act(async () => travellers().focus());
  const allow = screen.getByRole('button', { name: 'Allow Google Maps' });
  allow.focus();
  await act(async () => allow.click());
  expect(screen.queryByRole('button', { name: /Google Maps/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Pickup 1'));
});
