import type { GsiButtonConfiguration, IdConfiguration } from '@react-oauth/google';
import type { DemoAccount } from '../../company/demo-accounts';
import { limited, NotCoveredError } from '../covered';
import { element, icon, type StandInLanguage, toLanguage } from '../elements';
import { chooseAccount, texts } from './account-chooser';
import type { CredentialRequest } from './credential';

type ButtonOptions = GsiButtonConfiguration & { readonly locale?: string };

/** The button's looks that the stand-in draws: those that @react-oauth/google asks for. */
const LOOK: Readonly<Record<string, string>> = { type: 'standard', theme: 'outline', size: 'large', shape: 'pill' };

/** A key, not Google's G: this button leads to no Google account. */
const KEY = 'M14 10a5 5 0 1 0-1.5 3.5L15 16h2v2h2v2h3v-3l-8-7zM8 9h.01';

function makeSignInButton({ width, locale: _locale, ...look }: ButtonOptions, language: StandInLanguage) {
  for (const [name, value] of Object.entries(look)) {
    if (value !== undefined && value !== LOOK[name]) throw new NotCoveredError(`the ${name} of a sign-in button`);
  }
  const symbol = icon(KEY, { 'stroke-width': '2', 'stroke-linejoin': 'round' });
  const attributes = { type: 'button', lang: language };
  const button = element('button', 'demo-identity-button', attributes, symbol, texts[language].signIn);
  // Google takes a width between 200 and 400 pixels.
  if (Number(width) > 0) button.style.width = `${Math.max(200, Math.min(400, Number(width)))}px`;
  return button;
}

/** The options of the script's address and of the backend. */
export interface IdentityLoad {
  /** From the parameter `hl` of the script's address; null without one. */
  readonly scriptLanguage: string | null;
  /** The signed credential of an account; null for none. */
  readonly sign: (account: DemoAccount, request: CredentialRequest) => Promise<string | null>;
}

/** Creates `google.accounts.id`. Warnings and errors are those of the real script. */
export function makeIdentity({ scriptLanguage, sign }: IdentityLoad) {
  let configuration: IdConfiguration | null = null;

  /** Passes the credential of the chosen account to the callback. After a cancel it calls nothing, as Google does. */
  async function signIn({ client_id: clientId = '', nonce, callback }: IdConfiguration, language: StandInLanguage) {
    const account = await chooseAccount(language);
    if (account === null) return;
    const credential = await sign(account, { clientId, nonce: nonce ?? null });
    callback?.(credential === null ? {} : { credential, select_by: 'btn' });
  }

  return limited('google.accounts.id', {
    /** The last call counts. Without a client id it logs the error and nothing can be rendered. */
    initialize(given?: IdConfiguration): void {
      configuration = given?.client_id ? { ...given } : null;
      if (!configuration) console.error('[GSI_LOGGER]: Missing required parameter: client_id.');
    },

    renderButton(parent: HTMLElement, options: ButtonOptions): void {
      if (!configuration) {
        console.warn('[GSI_LOGGER]: Failed to render button before calling initialize().');
        return;
      }
      const language = toLanguage(options.locale || scriptLanguage || navigator.language);
      const button = makeSignInButton(options, language);
      button.addEventListener('click', () => {
        if (configuration) void signIn(configuration, language);
      });
      parent.replaceChildren(button);
    },
  });
}
