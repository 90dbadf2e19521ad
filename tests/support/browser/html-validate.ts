import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules; each exception has a reason. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's style of HTML: <br/>, disabled="", hrefLang, and Gatsby's lower-case doctype. All of it is valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Gatsby's root element is called ___gatsby, and React's generated ids begin with a colon.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby's wrapper of a page, which takes the focus after a navigation.
    'no-inline-style': ['error', { allowedProperties: ['outline'] }],
    // A list of suggestions changes during typing, which <select> does not support.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // CSS keeps numbers on one line (global.css); a non-breaking space would be copied along.
    'tel-non-breaking': 'off',
  },
};
