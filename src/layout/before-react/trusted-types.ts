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

/** The HTML from which React 18 makes a script that does not run: the structured data of a page. */
const DATA_SCRIPT = '<script></script>';

/**
 * What the policy of the pages of content lets the site's own code do with text
 * (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API): load scripts of this site, write HTML without
 * an element and scripts of data. Everything else is refused, text that becomes code included.
 */
export const ownCode: DefaultPolicy = {
  createHTML: (html) => (html === DATA_SCRIPT || !html.includes('<') ? html : null),
  // Structured data, which Gatsby copies from page to page. With this beginning no text is a script: a syntax error.
  // Nothing is thrown, because programs only report: there it would stop the code of Google's maps and sign-in.
  createScript: (text) => (text.startsWith('{"@context":') ? text : null),
  // webpack names a script by its path on this site.
  createScriptURL: (url) => (/^\/\w/.test(url) ? url : null),
};
