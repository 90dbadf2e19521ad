interface DefaultPolicy {
  readonly createHTML: (html: string) => string | null;
  readonly createScript: (text: string) => string;
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
 * (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API): load scripts of this site, write HTML without
 * an element and scripts of data. Everything else is refused, text that becomes code included.
 */
export const ownCode: DefaultPolicy = {
  createHTML: (html) => (html === DATA_SCRIPT || !html.includes('<') ? html : null),
  createScript: (text) => {
    // Structured data, which Gatsby copies from page to page: JSON calls nothing, even if it runs. The rest throws.
    JSON.parse(text);
    return text;
  },
  // webpack names a script by its path on this site.
  createScriptURL: (url) => (/^\/\w/.test(url) ? url : null),
};
