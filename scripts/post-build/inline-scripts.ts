import path from 'node:path';
import { buildSync } from 'esbuild';
import type { InlineScripts } from './finish-page';

/** The scripts that stand in the pages themselves, out of src/layout/before-react, for the browsers that Gatsby builds for. */
export function inlineScripts(sources: string): InlineScripts {
  const minified = (name: string) => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(sources, `${name}.ts`)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['es2020', 'safari15', 'chrome100', 'firefox100'],
      write: false,
      logLevel: 'error',
    });
    return (
      outputFiles[0]?.text
        .trim()
        .replace(/^"use strict";/, '')
        .replaceAll('</', '<\\/') ?? ''
    );
  };
  return {
    main: minified('main'),
    chooseLanguage: minified('choose-language'),
    applyConsent: minified('apply-consent'),
  };
}
