import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules; each exception has its reason here. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: <br/>, disabled="", hrefLang, and Gatsby's doctype in small letters. All of it is valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Gatsby's root element is called ___gatsby, React's own ids begin with a colon.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby's own: the wrapper that takes the focus after a navigation, and its announcer.
    'no-inline-style': [
      'error',
      {
        allowedProperties: [
          'outline',
          'position',
          'top',
          'width',
          'height',
          'padding',
          'overflow',
          'clip',
          'white-space',
          'border',
        ],
      },
    ],
    // A list of suggestions changes during typing: <select> cannot do that.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A style keeps numbers in one line (global.css); a non-breaking space would be copied along.
    'tel-non-breaking': 'off',
  },
};
