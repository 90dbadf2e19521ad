interface DefaultPolicy {
  readonly createHTML: (html: string) => string | null;
  readonly createScript: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown };
  }
}

/** The HTML with which React 18 creates a script that does not run: a page's structured data. */
const DATA_SCRIPT = '<script></script>';

/**
 * The text-to-code conversions that the policy of content pages allows the site's own code
 * (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API): scripts of this site, HTML without elements,
 * and data scripts. It refuses everything else, including text that becomes code.
 */
export const ownCode: DefaultPolicy = {
  createHTML: (html) => (html === DATA_SCRIPT || !html.includes('<') ? html : null),
  // Structured data, which Gatsby copies from page to page. A text with this beginning is a syntax error as a script.
  createScript: (text) => (text.startsWith('{"@context":') ? text : null),
  // webpack's script addresses are paths on this site.
  createScriptURL: (url) => (/^\/\w/.test(url) ? url : null),
};
