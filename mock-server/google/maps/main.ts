import { speak } from './base/texts';
import { mapsNamespace } from './libraries';
import { AdvancedMarkerElement } from './overlays/advanced-marker-element';
import { PinElement } from './overlays/pin-element';
import { parseScriptParameters } from './script-parameters';
import { announceCallsTo } from './services/google-call';
import { installStyles } from './styles';

/**
 * The local stand-in for https://maps.googleapis.com/maps/api/js: defines `google.maps` and then calls the page's
 * callback, according to https://developers.google.com/maps/documentation/javascript/load-maps-js-api.
 */
function start(address: string): void {
  const page = window as unknown as Record<string, unknown> & { google?: Record<string, unknown> };
  const parameters = parseScriptParameters(address, navigator.language);
  // The local backend can add a refusal before the script. It applies to this load only.
  const refusal = page.sampleMapsRefusal ?? (parameters.key === null ? 'MissingKeyMapError' : null);
  delete page.sampleMapsRefusal;
  if (address !== '') announceCallsTo(new URL(address).origin);
  speak(parameters.language);
  installStyles();
  // A page may load the script again under another address, but elements can be defined only once.
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
    customElements.define('gmp-pin', PinElement);
    // Extended, not replaced: Google's own loader keeps its object and reads `importLibrary` from it.
    page.google ??= {};
    page.google.maps = Object.assign(page.google.maps ?? {}, mapsNamespace(parameters.libraries));
  }
  const call = (name: string | null) => {
    if (name === null) return;
    const names = name.split('.');
    const owner = names.slice(0, -1).reduce<unknown>(memberOf, page);
    const callback = memberOf(owner, names.at(-1) ?? '');
    if (typeof callback === 'function') callback.call(owner);
  };
  setTimeout(() => {
    call(parameters.callback);
    if (refusal === null) return;
    console.error(`Google Maps JavaScript API error: ${refusal}`);
    call('gm_authFailure');
  });
}

const memberOf = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>)[name] : undefined;

start(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '');
