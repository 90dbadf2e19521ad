import { addSheets } from '../elements';
import { CREDENTIAL_PATH } from './credential';
import { type IdentityLoad, makeIdentity } from './identity';
import { rules } from './styles';

/** The page's globals that the script reads and sets. */
interface IdentityPage {
  google?: Record<string, unknown>;
  onGoogleLibraryLoad?: () => void;
}

/**
 * The local stand-in for https://accounts.google.com/gsi/client: defines `google.accounts.id` and then calls
 * `onGoogleLibraryLoad`, according to https://developers.google.com/identity/gsi/web/reference/js-reference.
 */
function start(address: string): void {
  const page = window as unknown as IdentityPage;
  const scriptLanguage = address === '' ? null : new URL(address).searchParams.get('hl');
  addSheets(rules);
  const id = makeIdentity({ scriptLanguage, sign: signerAt(address) });
  page.google = { ...page.google, accounts: { id } };
  page.onGoogleLibraryLoad?.();
}

/**
 * Requests a credential from the backend that served the script. Returns null after a failure, as if Google were down.
 */
const signerAt =
  (address: string): IdentityLoad['sign'] =>
  async ({ sub }, request) => {
    try {
      const response = await fetch(new URL(CREDENTIAL_PATH, address), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sub, ...request }),
      });
      return response.ok ? (await response.json()).credential : null;
    } catch {
      return null;
    }
  };

start(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '');
