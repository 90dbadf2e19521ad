import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules; each exception has its reason here. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {},
};
