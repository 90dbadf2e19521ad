import path from 'node:path';
import { buildSync } from 'esbuild';
import type { InlineScripts } from './finish-page';

/**
 * The inline scripts of the pages, from src/layout/before-react, compiled for the same browsers as Gatsby's bundles.
 */
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
    markCustomer: minified('mark-customer'),
  };
}
