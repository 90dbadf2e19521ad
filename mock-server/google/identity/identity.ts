import type { DemoAccount } from '../../company/demo-accounts';
import { cancelChooser, chooseAccount, isChooserOpen } from './account-chooser';
import type { CredentialRequest } from './credential';
import { type IdentityFault, underFault } from './faults';
import { type ChooserEnd, displayMoment, endMoment, type PromptMoment } from './prompt-moment';
import { type ButtonOptions, makeSignInButton } from './sign-in-button';
import { type IdentityLanguage, toIdentityLanguage } from './texts';

/**
 * The argument of the page's callback:
 * https://developers.google.com/identity/gsi/web/reference/js-reference#CredentialResponse
 */
interface CredentialResponse {
  readonly credential?: string;
  readonly select_by?: string;
  readonly state?: string;
}

/**
 * The options of `initialize`:
 * https://developers.google.com/identity/gsi/web/reference/js-reference#IdConfiguration
 */
interface IdConfiguration {
  readonly client_id?: string;
  readonly callback?: (response: CredentialResponse) => void;
  readonly nonce?: string;
}

/** The options in the script's address. */
export interface IdentityLoad {
  /** From the parameter `hl` of the script's address; null without one. */
  readonly scriptLanguage: string | null;
  readonly fault: IdentityFault | null;
  /** The signed credential of an account; null for none. */
  readonly sign: (account: DemoAccount, request: CredentialRequest) => Promise<string | null>;
}

/** Creates `google.accounts.id`. Warnings and errors are those of the real script; it never throws. */
export function makeIdentity({ scriptLanguage, fault, sign }: IdentityLoad) {
  let configuration: IdConfiguration | null = null;

  /**
   * Opens the choice of accounts and passes the credential to the callback. After a cancel it calls nothing, as Google
   * does.
   */
  async function signIn(
    { client_id: clientId = '', nonce, callback }: IdConfiguration,
    language: IdentityLanguage,
    how: 'btn' | 'user',
    state?: string,
  ): Promise<ChooserEnd> {
    const outcome = await chooseAccount(language);
    if (outcome.end !== 'chosen') return outcome.end;
    const right = { clientId, nonce: nonce ?? null, ageSeconds: 0 };
    const circumstances = underFault(fault, right);
    const credential = circumstances && (await sign(outcome.account, circumstances));
    if (credential === null) callback?.({});
    else callback?.({ credential, select_by: how, ...(state === undefined ? {} : { state }) });
    return outcome.end;
  }

  return {
    /** The last call counts. Without a client id it logs the error and nothing can be rendered or prompted. */
    initialize(given?: IdConfiguration): void {
      configuration = given?.client_id ? { ...given } : null;
      if (!configuration) console.error('[GSI_LOGGER]: Missing required parameter: client_id.');
    },

    renderButton(parent?: HTMLElement | null, options?: ButtonOptions | null): void {
      if (!parent || !options) {
        console.warn('[GSI_LOGGER]: Failed to render button because there is no parent or options set.');
        return;
      }
      if (!configuration) {
        console.warn('[GSI_LOGGER]: Failed to render button before calling initialize().');
        return;
      }
      const language = toIdentityLanguage(options.locale, scriptLanguage, navigator.language);
      const button = makeSignInButton(options, language);
      button.addEventListener('click', () => {
        options.click_listener?.();
        if (configuration && !isChooserOpen()) void signIn(configuration, language, 'btn', options.state);
      });
      parent.replaceChildren(button);
    },

    /** Google's One Tap; here it opens the same chooser at once. */
    prompt(listener?: (moment: PromptMoment) => void): void {
      if (!configuration) {
        console.error('[GSI_LOGGER]: Missing required parameter: client_id.');
        return;
      }
      if (isChooserOpen()) return;
      const language = toIdentityLanguage(scriptLanguage, navigator.language);
      void signIn(configuration, language, 'user').then((end) => listener?.(endMoment(end)));
      listener?.(displayMoment());
    },

    cancel: cancelChooser,

    // The stand-in stores no account, so there is nothing to do.
    disableAutoSelect(): void {},

    storeCredential(_credential: { id: string; password: string }, callback?: () => void): void {
      callback?.();
    },

    revoke(_hint: string, callback?: (response: { successful: boolean; error?: string }) => void): void {
      callback?.({ successful: true });
    },
  };
}
