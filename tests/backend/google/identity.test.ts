/** @jest-environment jsdom */
import { setImmediate as settle } from 'node:timers/promises';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { credentialClaims } from '../../../mock-server/google/identity/credential';
import { makeIdentity } from '../../../mock-server/google/identity/identity';

// jsdom knows the element but not its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  },
});
beforeEach(() => document.body.replaceChildren());

/** The claims stand for the credential: its signature is the backend's (http-sign-in.test.ts). */
const make = () =>
  makeIdentity({
    scriptLanguage: 'en',
    sign: async (account, asked) => JSON.stringify(credentialClaims(account, { ...asked, nowSeconds: 1_700_000_000 })),
  });
const dialog = () => document.querySelector('dialog');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
const press = (name: string) =>
  buttons()
    .find((button) => button.textContent?.includes(name))
    ?.click();

// That a sign-in without a credential is told to the page: the stories of the sign-in with "identity-no-credential".
describe('the account chooser', () => {
  function open(nonce?: string) {
    const heard: { credential?: string; select_by?: string }[] = [];
    const identity = make();
    identity.initialize({ client_id: 'client', ...(nonce && { nonce }), callback: (response) => heard.push(response) });
    identity.renderButton(document.body, { theme: 'outline', width: 500 });
    document.querySelector('button')?.click();
    return heard;
  }

  it('is a dialog with a heading, every demo account and Cancel', () => {
    open();
    const heading = dialog()?.querySelector('h2');
    expect(heading?.textContent).toBe('Choose a demo account');
    const attributes = ['open', 'closedby', 'aria-labelledby'].map((name) => dialog()?.getAttribute(name));
    expect(attributes).toEqual(['', 'any', heading?.id]);
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      ...demoAccounts.map(({ name, email }) => expect.stringContaining(`${name} ${email}`)),
      'Cancel',
    ]);
  });

  it.each(demoAccounts)('signs $name in, with the nonce of the page, or with none', async ({ name, sub, email }) => {
    for (const nonce of ['n', undefined]) {
      const heard = open(nonce);
      press(name);
      await settle();
      const [response] = heard;
      expect(response?.select_by).toBe('btn');
      const claims = JSON.parse(response?.credential ?? '');
      expect(claims).toMatchObject({
        ...{ iss: 'https://accounts.google.com', aud: 'client', azp: 'client' },
        ...{ sub, name, email, email_verified: true, iat: 1_700_000_000, exp: 1_700_003_600 },
      });
      expect(claims.nonce).toBe(nonce);
      expect(dialog()).toBeNull();
    }
  });

  it.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', () => dialog()?.close()],
  ])('closes with %s and tells nobody', async (_name, close) => {
    const heard = open();
    close();
    await settle();
    expect([dialog(), heard]).toEqual([null, []]);
  });
});

it.each([[undefined], [{}], [{ client_id: '' }]])('initialize(%p) logs it, and no button is rendered', (given) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const identity = make();
  identity.initialize(given);
  identity.renderButton(document.body, {});
  expect(document.body.childElementCount).toBe(0);
  const missing = '[GSI_LOGGER]: Missing required parameter: client_id.';
  expect(jest.mocked(console.error).mock.calls).toEqual([[missing]]);
  expect(warn.mock.calls).toEqual([['[GSI_LOGGER]: Failed to render button before calling initialize().']]);
  jest.mocked(console.error).mockClear();
  warn.mockRestore();
});

it('what the stand-in lacks is refused by name: another call, another theme', () => {
  const identity = make();
  identity.initialize({ client_id: 'client' });
  const lacks = 'The local stand-in for Google does not cover';
  expect(() => Reflect.get(identity, 'prompt')).toThrow(`${lacks} google.accounts.id.prompt.`);
  const draw = () => identity.renderButton(document.createElement('div'), { theme: 'filled_blue' });
  expect(draw).toThrow(`${lacks} the theme of a sign-in button.`);
});
