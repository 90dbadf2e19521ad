/** @jest-environment jsdom */
import { setImmediate as settle } from 'node:timers/promises';
import { TextDecoder, TextEncoder } from 'node:util';
import { jwtDecode } from 'jwt-decode';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { type IdentityFault, makeIdentity, takeIdentityFault } from '../../../mock-server/google/identity/identity';
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

const make = (fault: IdentityFault | null = null) =>
  makeIdentity({
    scriptLanguage: 'en',
    fault,
    sign: async (account, { ageSeconds, ...request }) =>
      makeCredential(account, { ...request, nowSeconds: NOW_SECONDS - ageSeconds }),
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

  it.each(demoAccounts.map(({ name, sub }) => [name, sub]))('signs %s in', async (name, sub) => {
    const heard = open();
    press(name);
    await settle();
    expect(heard).toMatchObject([{ select_by: 'btn' }]);
    const credential = heard[0]?.credential ?? '';
    expect(credential).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(jwtDecode(credential)).toMatchObject({
      ...{ iss: 'https://accounts.google.com', aud: 'client', azp: 'client', nonce: 'n' },
      ...{ sub, name, email: demoAccounts.find((one) => one.sub === sub)?.email, email_verified: true },
      ...{ iat: NOW_SECONDS, exp: NOW_SECONDS + 3600 },
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
  ])('closes with %s, tells nobody and gives the focus back', async (_name, close) => {
    const identity = make();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const heard = open(identity);
    close();
    await settle();
    expect([dialog(), heard, document.activeElement]).toEqual([null, [], button]);
  });

  it.each([
    ['no-credential', {}],
    ['wrong-nonce', { nonce: 'nonce-of-another-page' }],
    ['foreign-audience', { aud: 'another-site.apps.googleusercontent.com' }],
    ['expired', { exp: NOW_SECONDS - 23 * 3600 }],
  ] as const)('under the fault %s answers what a site must refuse', async (fault, wrong) => {
    const heard = open(make(fault));
    press(demoAccounts[0]?.name ?? '');
    await settle();
    expect(heard).toHaveLength(1);
    if (fault === 'no-credential') expect(heard[0]).toEqual({});
    else expect(jwtDecode(heard[0]?.credential ?? '')).toMatchObject(wrong);
  });
});

describe('a missing argument', () => {
  const MISSING = '[GSI_LOGGER]: Missing required parameter: client_id.';
  const warned = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

  it.each([[undefined], [{}], [{ client_id: '' }]])('initialize(%p) logs that the client id is missing', (given) => {
    const warn = warned();
    const identity = make();
    identity.initialize(given);
    const parent = document.createElement('div');
    identity.renderButton(parent, {});
    expect(parent.childElementCount).toBe(0);
    expect(jest.mocked(console.error).mock.calls).toEqual([[MISSING]]);
    expect(warn).toHaveBeenCalledTimes(1);
    jest.mocked(console.error).mockClear();
    warn.mockRestore();
  });

  it.each([
    ['before initialize', document.createElement('div'), {}, 'before calling initialize().'],
    ['without a parent', null, {}, 'because there is no parent or options set.'],
    ['without options', document.createElement('div'), null, 'because there is no parent or options set.'],
  ])('renderButton %s warns and renders nothing', (_name, parent, options, words) => {
    const warn = warned();
    make().renderButton(parent, options);
    expect(warn.mock.calls).toEqual([[`[GSI_LOGGER]: Failed to render button ${words}`]]);
    expect(parent?.childElementCount ?? 0).toBe(0);
    warn.mockRestore();
  });
});

describe('what the stand-in lacks', () => {
  it.each([
    ['prompt', () => (make() as unknown as { prompt(): void }).prompt(), 'google.accounts.id.prompt'],
    ['another theme', () => withButton({ theme: 'filled_blue' }), 'the theme of a sign-in button'],
  ])('is refused by name: %s', (_name, ask, what) => {
    expect(ask).toThrow(`The local stand-in for Google does not cover ${what}.`);
  });

  function withButton(options: Record<string, unknown>) {
    const identity = make();
    identity.initialize({ client_id: 'client' });
    identity.renderButton(document.createElement('div'), options);
  }
});

describe('a fault in front of the script', () => {
  it.each([
    ['no-credential', 'no-credential'],
    ['expired', 'expired'],
    ['unheard-of', null],
    [undefined, null],
  ])('%p is read as %p and removed', (given, fault) => {
    const page = { sampleIdentityFault: given };
    expect(takeIdentityFault(page)).toBe(fault);
    expect(page).not.toHaveProperty('sampleIdentityFault');
  });
});
