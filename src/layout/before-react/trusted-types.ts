interface DefaultPolicy {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown };
  }
}

/** The HTML from which React 18 makes a script that does not run: the structured data of a page. */
const DATA_SCRIPT = '<script></script>';

/**
 * What the policy of the pages of content lets the site's own code do with text
 * (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API): load scripts of this site, and write HTML
 * without an element. Everything else is refused, text that becomes code included.
 */
export const ownCode: DefaultPolicy = {
  createHTML: (html) => (html === DATA_SCRIPT || !html.includes('<') ? html : null),
  createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
};
