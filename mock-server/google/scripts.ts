import { join } from 'node:path';
import { build } from 'esbuild';

/** The two scripts that stand in for Google's. */
export interface GoogleScripts {
  /** In place of https://maps.googleapis.com/maps/api/js */
  readonly maps: string;
  /** In place of https://accounts.google.com/gsi/client */
  readonly identity: string;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [join(__dirname, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}

let built: Promise<GoogleScripts> | undefined;

/** Bundles both scripts at the first call and keeps them. */
export function googleScripts(): Promise<GoogleScripts> {
  built ??= Promise.all([bundle('maps/main.ts'), bundle('identity/main.ts')]).then(([maps, identity]) => ({
    maps,
    identity,
  }));
  return built;
}
