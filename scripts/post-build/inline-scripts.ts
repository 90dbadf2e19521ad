import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { HASH_DIGITS } from '../deploy/caching';

/** The scripts of src/layout/before-react that stand inside pages (./finish-page.ts says in which). */
const INLINE = ['main', 'choose-language', 'mark-customer', 'early-booking', 'late-booking'] as const;

/**
 * The variables of the build that a script may read (src/env.ts), each under its own name, as webpack defines them for
 * the other scripts: no script contains a variable that it does not read, or the default of one that is set.
 */
const buildVariables = () => ({
  'process.env': '{}',
  ...Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('GATSBY_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ),
});

/** Compiles a script of src/layout/before-react for the same browsers as Gatsby's bundles. */
function minified(sources: string, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(sources, `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2020', 'safari15', 'chrome100', 'firefox100'],
    define: buildVariables(),
    write: false,
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim().replace(/^"use strict";/, '');
}

/** The inline scripts, minified. */
export type InlineScripts = Readonly<Record<(typeof INLINE)[number], string>>;

/** Compiles the inline scripts of the pages. */
export function inlineScripts(sources: string): InlineScripts {
  const texts = INLINE.map((name) => [name, minified(sources, name).replaceAll('</', '<\\/')] as const);
  return Object.fromEntries(texts) as InlineScripts;
}

/** A script in a separate file, whose name contains the hash of its content. */
export function scriptFile(sources: string, name: string): { readonly file: string; readonly text: string } {
  const text = minified(sources, name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  return { file: `${name}-${hash}.js`, text };
}
