/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import readQrCode from 'jsqr';
import { useState } from 'react';
import { pagePerson, personalStore } from '../../../../src/device/personal-store';
import { localStore } from '../../../../src/device/storage';
import { endShares } from '../../../../src/layout/end-shares';
import common from '../../../../src/locales/en/common.json';
import ride from '../../../../src/locales/en/ride.json';
import { ShareDialog } from '../../../../src/ride/safety/share-dialog';
import { useIsShared } from '../../../../src/ride/sharing/use-share';
import { sessionStore, startSession } from '../../../../src/session/session-store';
import { fakeBackend } from '../../../support/fake-backend';
import { renderScreen } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

Object.assign(globalThis, { __BASE_PATH__: '/website', __PATH_PREFIX__: '/website' });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

/** Pixels per module: enough for a scanner. */
const SCALE = 4;

const TOKEN = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';
const LINK = `http://localhost/website/follow#${TOKEN}`;
const [POST, DELETE] = ['POST /bookings/B1/share', 'DELETE /bookings/B1/share'];
const backend = fakeBackend();
const link = (isNew = true) => ({
  body: { token: TOKEN, expiresAt: new Date(Date.now() + 4 * 3_600_000).toISOString(), isNew },
});
const tracked = {
  status: 'ON_THE_WAY',
  driverName: 'Samira',
  booking: { carNumber: 'KS-TX 106' },
  vehicle: null,
  pickupAtMs: null,
  dropAtMs: null,
} as const;
const writeText = jest.fn();
let uninstall = () => {};

function Screen({ isHelp, bookingId }: { readonly isHelp: boolean; readonly bookingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {useIsShared('B1') && <p>shared now</p>}
      <ShareDialog open={isOpen} onClose={() => setOpen(false)} bookingId={bookingId} ride={tracked} isHelp={isHelp} />
    </>
  );
}
/** Lets everything happen that needs no time, each in a task of its own. */
const settle = () =>
  act(async () => {
    for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const show = async (isHelp = false, bookingId = 'B1') => {
  renderScreen(<Screen isHelp={isHelp} bookingId={bookingId} />, { ride, common });
  await settle();
};
const openDialog = async (isHelp = false, bookingId = 'B1') => {
  await show(isHelp, bookingId);
  await press('open');
  return within(screen.getByRole('dialog'));
};
const asked = () => backend.asked.map(({ call, body }) => (body ? [call, body] : [call]));
const isOn = () => screen.queryByText('shared now') !== null;
const person = () => pagePerson.get().person;

beforeEach(() => {
  uninstall = backend.install();
  backend.asked.length = 0;
  backend.reply(POST, link);
  backend.reply(DELETE, { body: { bookingId: 'B1' } });
  startSession({ token: sampleToken(), refreshToken: 'any' });
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
  sessionStore.set({ status: 'anonymous' });
});

/** What a scanner reads from a drawn code; null if it reads nothing. */
function readCode(code: Element): string | null {
  const [left, top, width = 0, height = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect([left, top, height]).toEqual([0, 0, width]);
  const pixels = new Uint8ClampedArray((width * SCALE) ** 2 * 4).fill(255);
  for (const [, x, y] of (code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * width * SCALE + Number(x) * SCALE + column;
        pixels.set([0, 0, 0], pixel * 4);
      }
  return readQrCode(pixels, width * SCALE, width * SCALE)?.data ?? null;
}

describe('Share live location', () => {
  test('says what others will see and until when, and offers one link, before anything is sent', async () => {
    const dialog = await openDialog();
    for (const text of [
      'What others see',
      'where the taxi is, and in how many minutes it arrives',
      "vehicle, number plate and the driver's first name",
      'only the district of the destination, no address',
    ]) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    expect(dialog.getByText(/^The link ends with the ride, at \d\d:\d\d at the latest\./)).toBeTruthy();
    expect((dialog.getByLabelText('Link to follow') as HTMLInputElement).value).toBe(LINK);
    expect(asked()).toEqual([[POST, { showsName: false }]]);
    expect(isOn()).toBe(false);
  });

  test('a link that was not sent ends when the dialog closes', async () => {
    await openDialog();
    await press('Close');
    expect(asked().at(-1)).toEqual([DELETE]);
    expect(isOn()).toBe(false);
  });

  test('a link that another device may have sent is only looked at', async () => {
    backend.reply(POST, () => link(false));
    await openDialog();
    await press('Close');
    expect(asked()).toEqual([[POST, { showsName: false }]]);
  });

  test('closed before the link was made, it ends too, after it was made', async () => {
    let answerPost = () => {};
    backend.reply(POST, () => new Promise((resolve) => (answerPost = () => resolve(link()))));
    await openDialog();
    await press('Close');
    expect(asked()).toEqual([[POST, { showsName: false }]]);
    answerPost();
    await settle();
    expect(asked().at(-1)).toEqual([DELETE]);
  });

  test('a copied link is shared: the ride says so, in a second tab and after a reload too', async () => {
    const dialog = await openDialog();
    await press('Copy');
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(dialog.getByText('Copied')).toBeTruthy();
    await press('Close');
    expect(backend.count(DELETE)).toBe(0);
    expect(isOn()).toBe(true);
    cleanup();
    await show();
    expect(isOn()).toBe(true);
  });

  test.each([
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`Follow my taxi: ${LINK}`)}`],
    ['SMS', `sms:?&body=${encodeURIComponent(`Follow my taxi: ${LINK}`)}`],
  ])('%s opens with the link, and the ride is shared from then on', async (name, href) => {
    const dialog = await openDialog();
    const way = dialog.getByRole('link', { name });
    expect(way.getAttribute('href')).toBe(href);
    way.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(way);
    await settle();
    expect(isOn()).toBe(true);
  });

  test('the QR code is drawn on demand, and shows the link', async () => {
    const dialog = await openDialog();
    expect(dialog.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
    await press('QR code');
    const code = dialog.getByRole('img', { name: 'QR code of the link' });
    expect(readCode(code)).toBe((dialog.getByRole('textbox') as HTMLInputElement).value);
    expect(isOn()).toBe(true);
  });

  test('the first name is shown only if the customer says so, with the same link', async () => {
    const dialog = await openDialog();
    const choice = dialog.getByRole('checkbox', { name: "Show the passenger's first name too" });
    expect((choice as HTMLInputElement).checked).toBe(false);
    fireEvent.click(choice);
    await settle();
    expect(asked().at(-1)).toEqual([POST, { showsName: true }]);
    expect((choice as HTMLInputElement).checked).toBe(true);
    backend.reply(POST, { status: 500 });
    fireEvent.click(choice);
    await settle();
    expect((choice as HTMLInputElement).checked).toBe(true);
    expect(dialog.getByText(/^The name/).closest('[role=alert]')?.textContent).toMatch(
      /^The name could not be changed. Your ride is not affected. Please try again.\s*Booking number: B1$/,
    );
  });

  test('opened again, it extends the same link with the same choice', async () => {
    await openDialog();
    fireEvent.click(screen.getByRole('checkbox'));
    await settle();
    await press('Copy');
    await press('Close');
    await press('open');
    expect(asked().at(-1)).toEqual([POST, { showsName: true }]);
    await press('Close');
    expect(backend.count(DELETE)).toBe(0);
  });

  test('one tap ends it; a failure is said and changes nothing', async () => {
    await openDialog();
    await press('Copy');
    backend.reply(DELETE, 'breaks');
    await press('Stop sharing');
    expect(screen.getByText('Sharing has not stopped. Your ride is not affected. Please try again.')).toBeTruthy();
    expect(isOn()).toBe(true);
    backend.reply(DELETE, { body: { bookingId: 'B1' } });
    await press('Stop sharing');
    expect(isOn()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStore.read('taxi.share')).toBeNull();
  });

  test('a logout ends every shared ride with the token that it forgets', async () => {
    await openDialog();
    await press('Copy');
    const stored = localStore.read('taxi.share') ?? '';
    localStorage.clear();
    endShares(stored, 'the old token');
    await settle();
    expect(asked().at(-1)).toEqual([DELETE]);
    expect(backend.asked.at(-1)?.headers.get('Authorization')).toBe('Bearer the old token');
  });

  test('a failure can be tried again, and the text of this moment can be shared in the meantime', async () => {
    backend.reply(POST, { status: 503 });
    const dialog = await openDialog();
    expect(dialog.getByText(/^The link could not be made\./).closest('[role=alert]')).toBeTruthy();
    expect(dialog.getByText(/Number plate: KS-TX 106/)).toBeTruthy();
    backend.reply(POST, link);
    screen.getByRole('button', { name: 'Try Again' }).focus();
    await press('Try Again');
    expect((dialog.getByLabelText('Link to follow') as HTMLInputElement).value).toBe(LINK);
    // The button is gone (WCAG 2.4.3).
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Share live location' }));
  });

  test('a further attempt keeps the choice to be named', async () => {
    await openDialog();
    fireEvent.click(screen.getByRole('checkbox'));
    await settle();
    await press('Copy');
    await press('Close');
    backend.reply(POST, { status: 503 });
    await press('open');
    backend.reply(POST, link);
    await press('Try Again');
    expect(asked().at(-1)).toEqual([POST, { showsName: true }]);
  });

  test('that copying did not work stands above the buttons that stay in view, which would cover it', async () => {
    backend.reply(POST, { status: 503 });
    writeText.mockRejectedValue(new Error('refused'));
    const dialog = await openDialog();
    const copy = dialog.getByRole('button', { name: 'Copy' });
    const said = copy.parentElement?.previousElementSibling;
    expect([said?.getAttribute('role'), said?.textContent]).toEqual(['status', '']);
    await press('Copy');
    expect(said?.textContent).toBe('Copying did not work. Please select the text above.');
  });

  test('opened by SOS, it offers the link to the emergency contact first', async () => {
    personalStore.write('taxi.emergencyContact', person(), { name: 'Mia', phone: '0171 / 1' });
    const dialog = await openDialog(true);
    const [first] = dialog.getAllByRole('link');
    expect(first?.textContent).toBe('SMS to Mia');
    expect(first?.getAttribute('href')).toBe(`sms:01711?&body=${encodeURIComponent(`Follow my taxi: ${LINK}`)}`);
  });

  // Last: from then on, until the page is left, the backend is not asked again.
  test('a backend that offers no links is not asked again: the text of D9 is shared', async () => {
    backend.reply(POST, { status: 501 });
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'A snapshot of your ride' })).toBeTruthy();
    await press('Close');
    await press('open');
    expect(screen.getByRole('dialog', { name: 'A snapshot of your ride' })).toBeTruthy();
    expect(asked()).toEqual([[POST, { showsName: false }]]);
  });

  test('the link of a ride is refused for that ride alone: it may be over', async () => {
    backend.reply('POST /bookings/OVER/share', { status: 404 });
    await openDialog(false, 'OVER');
    expect(screen.getByRole('dialog', { name: 'A snapshot of your ride' })).toBeTruthy();
    cleanup();
    backend.reply('POST /bookings/NEXT/share', link);
    const dialog = await openDialog(false, 'NEXT');
    expect((dialog.getByLabelText('Link to follow') as HTMLInputElement).value).toBe(LINK);
  });
});
