import { takeIdentityFault } from './faults';
import { makeIdentity } from './identity';
import { installIdentityStyles } from './styles';

/** What the script finds and leaves in the page. */
interface IdentityPage {
  google?: Record<string, unknown>;
  sampleIdentityFault?: unknown;
  onGoogleLibraryLoad?: () => void;
}

/**
 * The local stand-in for https://accounts.google.com/gsi/client: defines `google.accounts.id` and then calls
 * `onGoogleLibraryLoad`, as https://developers.google.com/identity/gsi/web/reference/js-reference describes.
 */
function start(address: string): void {
  const page = window as unknown as IdentityPage;
  const scriptLanguage = address === '' ? null : new URL(address).searchParams.get('hl');
  installIdentityStyles();
  const id = makeIdentity({ scriptLanguage, fault: takeIdentityFault(page), nowMs: Date.now });
  page.google = { ...page.google, accounts: { id } };
  page.onGoogleLibraryLoad?.();
}

start(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '');
