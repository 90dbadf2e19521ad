import { chooseAccount } from './account-chooser';
import { makeCredential } from './credential';
import { type ButtonOptions, makeSignInButton } from './sign-in-button';
import { installIdentityStyles } from './styles';
import { toIdentityLanguage } from './texts';

/** What the page hands to `initialize`: https://developers.google.com/identity/gsi/web/reference/js-reference#IdConfiguration */
interface IdConfiguration {
  readonly client_id?: string;
  readonly callback?: (response: { credential: string; select_by: string }) => void;
  readonly nonce?: string;
}

/** What a visitor of the prompt learns: https://developers.google.com/identity/gsi/web/reference/js-reference#PromptMomentNotification */
type MomentListener = (moment: Readonly<Record<string, () => boolean | string>>) => void;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const scriptLanguage = script ? new URL(script.src).searchParams.get('hl') : null;

let configuration: IdConfiguration = {};
let isChoosing = false;

/** Lets the visitor choose and tells the page who it is; a cancel tells nobody, as Google's closed popup does. */
async function signIn(language: 'de' | 'en', how: string, state?: string): Promise<boolean> {
  if (isChoosing) return false;
  isChoosing = true;
  const account = await chooseAccount(language).finally(() => {
    isChoosing = false;
  });
  if (account === null) return false;
  const credential = makeCredential(account, {
    clientId: configuration.client_id ?? '',
    nonce: configuration.nonce ?? null,
    nowSeconds: Math.floor(Date.now() / 1000),
  });
  configuration.callback?.({ credential, select_by: how, ...(state === undefined ? {} : { state }) });
  return true;
}

/** The words that Google logs when a page forgot its client id. */
function hasClientId(): boolean {
  if (configuration.client_id) return true;
  console.error('[GSI_LOGGER]: Missing required parameter: client_id.');
  return false;
}

const identity = {
  initialize(given: IdConfiguration): void {
    configuration = { ...given };
    hasClientId();
  },

  renderButton(parent: HTMLElement | null | undefined, options: ButtonOptions = {}): void {
    if (!parent) {
      console.error('[GSI_LOGGER]: Failed to render button because there is no parent or options set.');
      return;
    }
    if (!hasClientId()) return;
    const language = toIdentityLanguage(options.locale, scriptLanguage, navigator.language);
    const button = makeSignInButton(options, language);
    button.addEventListener('click', () => {
      options.click_listener?.();
      void signIn(language, 'btn', options.state);
    });
    parent.replaceChildren(button);
  },

  /** Google's One Tap; here the same chooser, opened at once. */
  prompt(listener?: MomentListener): void {
    if (!hasClientId()) return;
    const language = toIdentityLanguage(scriptLanguage, navigator.language);
    void signIn(language, 'user').then((isSignedIn) =>
      listener?.({
        getMomentType: () => (isSignedIn ? 'dismissed' : 'skipped'),
        isDisplayMoment: () => false,
        isDismissedMoment: () => isSignedIn,
        isSkippedMoment: () => !isSignedIn,
        getDismissedReason: () => (isSignedIn ? 'credential_returned' : 'cancel_called'),
        getSkippedReason: () => 'user_cancel',
      }),
    );
  },

  cancel(): void {
    document.querySelector<HTMLDialogElement>('dialog.demo-identity-dialog')?.close();
  },

  // The stand-in remembers nobody, so there is nothing to forget.
  disableAutoSelect(): void {},

  storeCredential(_credential: { id: string; password: string }, callback?: () => void): void {
    callback?.();
  },

  revoke(_hint: string, callback?: (response: { successful: boolean; error?: string }) => void): void {
    callback?.({ successful: true });
  },
};

installIdentityStyles();
const page = window as unknown as { google?: Record<string, unknown>; onGoogleLibraryLoad?: () => void };
page.google = { ...page.google, accounts: { id: identity } };
page.onGoogleLibraryLoad?.();
