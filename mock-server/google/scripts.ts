import { join } from 'node:path';
import { build } from 'esbuild';

/** The scripts: for https://maps.googleapis.com/maps/api/js, and for https://accounts.google.com/gsi/client. */
export type GoogleScriptName = 'maps' | 'identity';

/** The text of both. */
export type GoogleScripts = Readonly<Record<GoogleScriptName, string>>;

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [join(__dirname, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    // Fields of classes are defined, not assigned: an assignment of a member that is not there is refused (covered.ts).
    target: 'es2022',
    charset: 'utf8',
    // Leaflet's style sheet.
    loader: { '.css': 'text' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}

let bundled: Promise<GoogleScripts> | undefined;

/** Bundles both scripts at the first call; rejects with esbuild's message if the sources do not compile. */
export function googleScripts(): Promise<GoogleScripts> {
  bundled ??= Promise.all([bundle('maps/main.ts'), bundle('identity/main.ts')]).then(([maps, identity]) => ({
    maps,
    identity,
  }));
  return bundled;
}
