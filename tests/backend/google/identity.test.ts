/** @jest-environment jsdom */
import { setImmediate as settle } from 'node:timers/promises';
import { TextDecoder, TextEncoder } from 'node:util';
import { jwtDecode } from 'jwt-decode';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { makeIdentity } from '../../../mock-server/google/identity/identity';
import { makeCredential } from '../../../mock-server/session';

const NOW_SECONDS = 1_700_000_000;

beforeAll(() => {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  // jsdom knows the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
});
beforeEach(() => document.body.replaceChildren());

const make = (isSigned = true) =>
  makeIdentity({
    scriptLanguage: 'en',
    sign: async (account, request) =>
      isSigned ? makeCredential(account, { ...request, nowSeconds: NOW_SECONDS }) : null,
  });
const dialog = () => document.querySelector('dialog');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
const press = (name: string) =>
  buttons()
    .find((button) => button.textContent?.includes(name))
    ?.click();

describe('the account chooser', () => {
  function open(identity = make(), options: object = {}) {
    const heard: { credential?: string; select_by?: string }[] = [];
    identity.initialize({ client_id: 'client', nonce: 'n', callback: (response) => heard.push(response), ...options });
    const parent = document.createElement('div');
    document.body.append(parent);
    identity.renderButton(parent, { theme: 'outline', width: 500 });
    parent.querySelector('button')?.click();
    return heard;
  }

  it('is a dialog with a heading, every demo account and Cancel', () => {
    open();
    const heading = dialog()?.querySelector('h2');
    expect(dialog()?.hasAttribute('open')).toBe(true);
    expect(dialog()?.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(heading?.textContent).toBe('Choose a demo account');
    expect(dialog()?.querySelectorAll('li')).toHaveLength(demoAccounts.length);
    for (const { name, email } of demoAccounts) expect(dialog()?.textContent).toMatch(new RegExp(`${name} ${email}`));
    expect(buttons().at(-1)?.textContent).toBe('Cancel');
    expect(dialog()?.getAttribute('closedby')).toBe('any');
  });

  it.each(demoAccounts)('signs $name in', async ({ name, sub, email }) => {
    const heard = open();
    press(name);
    await settle();
    expect(heard).toMatchObject([{ select_by: 'btn' }]);
    const credential = heard[0]?.credential ?? '';
    expect(credential).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(jwtDecode(credential)).toMatchObject({
      ...{ iss: 'https://accounts.google.com', aud: 'client', azp: 'client', nonce: 'n' },
      ...{ sub, name, email, email_verified: true, iat: NOW_SECONDS, exp: NOW_SECONDS + 3600 },
    });
    expect(dialog()).toBeNull();
  });

  it('echoes no nonce when the page gave none', async () => {
    const heard = open(make(), { nonce: undefined });
    press(demoAccounts[0]?.name ?? '');
    await settle();
    expect(jwtDecode(heard[0]?.credential ?? '')).not.toHaveProperty('nonce');
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

  it('tells the page of a sign-in without a credential', async () => {
    const heard = open(make(false));
    press(demoAccounts[0]?.name ?? '');
    await settle();
    expect(heard).toEqual([{}]);
  });
});

describe('a missing argument', () => {
  const MISSING = '[GSI_LOGGER]: Missing required parameter: client_id.';
  const NOT_INITIALIZED = '[GSI_LOGGER]: Failed to render button before calling initialize().';

  it.each([[undefined], [{}], [{ client_id: '' }]])('initialize(%p) logs it, and no button is rendered', (given) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const identity = make();
    identity.initialize(given);
    const parent = document.createElement('div');
    identity.renderButton(parent, {});
    expect(parent.childElementCount).toBe(0);
    expect(jest.mocked(console.error).mock.calls).toEqual([[MISSING]]);
    expect(warn.mock.calls).toEqual([[NOT_INITIALIZED]]);
    jest.mocked(console.error).mockClear();
    warn.mockRestore();
  });
});

it('what the stand-in lacks is refused by name: another call, another theme', () => {
  const identity = make();
  identity.initialize({ client_id: 'client' });
  const lacks = 'The local stand-in for Google does not cover';
  expect(() => Reflect.get(identity, 'prompt')).toThrow(`${lacks} google.accounts.id.prompt.`);
  const draw = () => identity.renderButton(document.createElement('div'), { theme: 'filled_blue' });
  expect(draw).toThrow(`${lacks} the theme of a sign-in button.`);
});
